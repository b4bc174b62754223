# Two stages keep compilers and package caches out of the image.
FROM python:3.11-slim AS packages
COPY requirements/bot.txt /tmp/bot.txt
RUN python -m venv /opt/nevsky \
    && /opt/nevsky/bin/pip install --no-cache-dir --require-hashes -r /tmp/bot.txt

FROM python:3.11-slim
RUN useradd --system --create-home --uid 10001 nevsky && install -d -o nevsky /data
COPY --from=packages /opt/nevsky /opt/nevsky
WORKDIR /app
COPY data data
COPY engine engine
COPY render render
COPY bot bot
RUN /opt/nevsky/bin/python -m compileall -q engine render bot
USER nevsky
ENV PATH=/opt/nevsky/bin:$PATH PYTHONUNBUFFERED=1 \
    NEVSKY_DATABASE=/data/games.sqlite3 NEVSKY_METRICS_PORT=9464
VOLUME /data
HEALTHCHECK --interval=30s --timeout=15s --start-period=60s CMD ["python", "-m", "bot", "health"]
# Pass DISCORD_TOKEN in the environment: docker run -e DISCORD_TOKEN -v nevsky:/data nevsky
CMD ["python", "-m", "bot"]
