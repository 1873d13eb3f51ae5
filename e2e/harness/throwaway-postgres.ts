import { once } from "node:events";
import { rm } from "node:fs/promises";
import { makeRunFolder } from "../../shared/testing/src/postgres/run-folder.ts";
import { startServer } from "../../shared/testing/src/postgres/server.ts";

/** Starts a PostgreSQL server; `stop` removes it and its files. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const files = makeRunFolder();
  const { url, process: server } = await startServer(files);
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      // The fast shutdown: clients are disconnected.
      server.kill("SIGINT");
      await ended;
      await rm(files.folder, { recursive: true, force: true });
    },
  };
}
