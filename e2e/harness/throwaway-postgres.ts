import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { makeRunFolder } from "../../shared/testing/src/postgres/run-folder.ts";
import { startServer } from "../../shared/testing/src/postgres/server.ts";

export interface ThrowawayPostgres {
  url: string;
  /** Ends it and all connections; its data stay. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>;
  /** Stops all its processes where they are: connections stay and get no answer. On Linux only. */
  freeze(): void;
  thaw(): void;
  /** Removes it and its files. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own. */
export async function startPostgres(): Promise<ThrowawayPostgres> {
  const files = makeRunFolder();
  let server = await startServer(files);
  const halt = async () => {
    if (server.process.exitCode !== null) return;
    const ended = once(server.process, "exit");
    signalAll(server.process.pid, "SIGCONT");
    // The fast shutdown: clients are disconnected.
    server.process.kill("SIGINT");
    await ended;
  };
  return {
    url: server.url,
    halt,
    async resume() {
      server = await server.startAgain();
    },
    freeze: () => signalAll(server.process.pid, "SIGSTOP"),
    thaw: () => signalAll(server.process.pid, "SIGCONT"),
    async stop() {
      await halt();
      await rm(files.folder, { recursive: true, force: true });
    },
  };
}

/** Signals the server first, so that it starts no process meanwhile, and then the processes that it has started. */
function signalAll(pid: number | undefined, signal: "SIGSTOP" | "SIGCONT"): void {
  if (pid === undefined || process.platform !== "linux") return;
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const child of children.split(" ").filter(Boolean)) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}
