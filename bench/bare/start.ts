import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../../tools/build/base-config.ts";

/** The inventory service whose data the bare server renders. */
interface InventoryService {
  /** Origin of the inventory service. */
  inventory: string;
  /** The secret of the site's processes. */
  credential: string;
}

/** Runs `server.ts` as a process of its own. */
export async function startBareServer(page: string, { inventory, credential }: InventoryService) {
  const child = fork(path.join(import.meta.dirname, "server.ts"), [page, inventory], {
    cwd: root,
    env: { ...processEnv(), SERVICE_CREDENTIAL: credential },
  });
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
