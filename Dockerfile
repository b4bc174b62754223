# An image with Python 3.11 and Debian's tools, such as a mirror's copy.
ARG BASE=python:3.11-slim

# Two stages keep compilers and package caches out of the image.
FROM ${BASE} AS packages
COPY requirements/bot.txt /tmp/bot.txt
RUN python -m venv /opt/nevsky \
    && /opt/nevsky/bin/pip install --no-cache-dir --require-hashes -r /tmp/bot.txt \
    && /opt/nevsky/bin/pip uninstall --yes --quiet pip setuptools
# Without numpy's tests, and with Babel's data for our languages only, it is 50 MB smaller.
COPY data/texts /tmp/texts
RUN cd /opt/nevsky/lib/python3.*/site-packages \
    && find numpy -type d -name tests -prune -exec rm -r {} + \
    && for language in root $(ls /tmp/texts); do keep="$keep ! -name $language.dat ! -name ${language}_*"; done \
    && find babel/locale-data -name '*.dat' $keep -delete

FROM ${BASE}
RUN useradd --create-home --uid 10001 nevsky && install -d -o nevsky /data
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
