import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { root } from "../build/base-config.ts";
import { activate, rollback } from "./activate.ts";
import { publish } from "./publish.ts";
import { status } from "./status.ts";

const usage = `usage: npm run release -- COMMAND
  publish NAME             build NAME and put it into the release store
  activate NAME [RELEASE]  make RELEASE live; without it, publish and activate what is here
  rollback NAME            make the release live that was live before
  status                   what is live, what is in the store, what changed
NAME is one of ${ReleasableName.options.join(", ")}`;

const config = readConfig(z.object({ RELEASES_DIR: variables.RELEASES_DIR }), processEnv());
const releasesDir = path.resolve(root, config.RELEASES_DIR);

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([command, nameText, release]: string[]): Promise<number> {
  if (command === "status") return print(await status(releasesDir));
  const name = ReleasableName.safeParse(nameText);
  if (!name.success) return print(usage, 2);
  if (command === "publish") {
    const published = await publish(releasesDir, name.data);
    const how = published.fresh ? "published" : "was published before, unchanged";
    return print(`${name.data} ${published.release} ${how}`);
  }
  if (command === "activate") {
    const chosen = release ?? (await publish(releasesDir, name.data)).release;
    const record = await activate(releasesDir, name.data, chosen);
    return print(`${name.data} ${chosen} is live, record ${record.id}`);
  }
  if (command === "rollback") {
    const record = await rollback(releasesDir, name.data);
    return print(`${name.data} ${record.live[name.data]} is live again, record ${record.id}`);
  }
  return print(usage, 2);
}

function print(text: string, code = 0): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
