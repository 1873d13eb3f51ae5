// Runs a script of this project: installs what is missing, then starts it on the pinned Node 24.
// Plain JavaScript without dependencies, because it must run on whatever Node the machine has
// (20.19 or newer) before anything is installed.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./with-node/install.mjs";
import { findNode } from "./with-node/pinned-node.mjs";
import { run } from "./with-node/run.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);

try {
  if (args.length === 0)
    throw new Error("usage: node tools/with-node.mjs [node flags] FILE [arguments]");
  await ensureInstalled(root);
  run(findNode(root), args, join(root, "node_modules", ".bin"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
