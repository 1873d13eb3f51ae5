import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { type Binaries, copyBinaries } from "./binaries.ts";
import type { RunFiles } from "./run-folder.ts";
import { unprivilegedUser } from "./unprivileged-user.ts";

const START_TIMEOUT_MS = 180_000;
/** Number of ports to try, because another process may take a free port before the server does. */
const PORTS_TRIED = 5;

/** Test data need not survive a power cut. */
const fastSettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export interface Server {
  url: string;
  process: ChildProcess;
  /** Starts it again after it has ended, with the same data at the same port. */
  startAgain(): Promise<Server>;
}

/** Creates a cluster in the run's folder and starts a server on 127.0.0.1. */
export async function startServer(files: RunFiles): Promise<Server> {
  const binaries = copyBinaries(files.folder);
  const password = randomBytes(16).toString("hex");
  const data = await makeCluster(files, binaries, password);
  for (let left = PORTS_TRIED; ; left -= 1) {
    const port = await freePort();
    const url = `postgres://tester:${password}@127.0.0.1:${port}/postgres`;
    const server = await runServer(url, { binaries, data, files });
    if (server) return server;
    if (left <= 1) throw new Error("PostgreSQL did not start: see its log");
  }
}

/** Null when it ended at once, as it does when its port is taken. */
async function runServer(url: string, cluster: Cluster): Promise<Server | null> {
  const server = startOn(Number(new URL(url).port), cluster);
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    if (server.exitCode !== null) return null;
    // A server that runs but does not respond would not respond at another port either.
    server.kill("SIGKILL");
    throw error;
  }
  return {
    url,
    process: server,
    async startAgain() {
      const again = await runServer(url, cluster);
      if (!again) throw new Error("PostgreSQL did not start again");
      return again;
    },
  };
}

interface Cluster {
  binaries: Binaries;
  data: string;
  files: RunFiles;
}

function startOn(port: number, { binaries, data, files }: Cluster): ChildProcess {
  const settings = [
    ...fastSettings,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=100",
  ];
  const log = openSync(files.log, "a");
  return spawn(
    binaries.postgres,
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...unprivilegedUser(), cwd: files.folder, stdio: ["ignore", log, log] },
  );
}

async function makeCluster(files: RunFiles, binaries: Binaries, password: string): Promise<string> {
  const user = unprivilegedUser();
  const home = path.join(files.folder, "cluster");
  const passwordFile = path.join(home, "password");
  const data = path.join(home, "data");
  mkdirSync(home);
  writeFileSync(passwordFile, password);
  if (user) for (const owned of [home, passwordFile]) chownSync(owned, user.uid, user.gid);
  const options = [
    "--auth=scram-sha-256",
    "--username=tester",
    "--encoding=UTF8",
    "--locale=C",
    "--no-sync",
  ];
  await promisify(execFile)(
    binaries.initdb,
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...options],
    {
      ...user,
      cwd: home,
    },
  );
  rmSync(passwordFile);
  return data;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  let last: unknown = null;
  while (Date.now() < until && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      last = error;
      await delay(100);
    } finally {
      await client.end();
    }
  }
  throw new Error("PostgreSQL did not start", { cause: last });
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
