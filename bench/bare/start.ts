import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../../tools/build/base-config.ts";

/** Runs `server.ts` as a process of its own. */
export async function startBareServer(page: string, inventory: string) {
  const child = fork(path.join(import.meta.dirname, "server.ts"), [page, inventory], { cwd: root });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}
