// Checks pages of releases before they are published: `node main.ts NAME...`, with RELEASES_DIR as the store in which they
// are live. Prints a report as JSON. A process of its own, because the code of a release may do anything.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ReleasableName } from "@forecourt/contracts/release";
import { setPreparedFolder } from "../harness/config.ts";
import { startSite } from "../harness/site.ts";
import { checkPages } from "./check-pages.ts";
import { probedEnv } from "./find-leaks.ts";

const names = ReleasableName.array().parse(process.argv.slice(2));
const folder = await mkdtemp(path.join(tmpdir(), "forecourt-gate-"));
try {
  const program = path.resolve(import.meta.dirname, "../harness/prepare-data.ts");
  const flags = ["--disable-warning=ExperimentalWarning"];
  await promisify(execFile)(process.execPath, [...flags, program, folder]);
  setPreparedFolder(folder);
  const site = await startSite({ env: probedEnv() });
  try {
    console.log(JSON.stringify(await checkPages(site, names)));
  } finally {
    await site.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
