import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { bucketStoreOf } from "../release/store/store-of.ts";
import { fillCompileCache, withCompileCache } from "./compile-cache.ts";
import { startConfig } from "./config.ts";
import { createFilesPrivately } from "./private-files.ts";
import { runPreparation } from "./run-preparation.ts";
import { checkStart, type RunningSite, runSite } from "./site.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const root = path.resolve(import.meta.dirname, "../..");

createFilesPrivately();
try {
  const args = process.argv.slice(2);
  const env = processEnv();
  const childEnv = withCompileCache(env, root);
  const site = startConfig(args, env, root);
  let running: RunningSite | null = null;
  let stopping = false;
  stopOnSignal(() => {
    if (running === null) process.exit(1);
    stopping = true;
    void running.stop();
  });
  await checkStart(site);
  const prepared = await runPreparation(args, { root, env: childEnv });
  if (prepared) {
    running = await runSite(
      { ...site, ...prepared },
      {
        root,
        env: childEnv,
        terminal: (text) => console.error(text),
        bucket: await bucketStoreOf(site.releasesDir, env),
      },
    );
    try {
      await running.ready;
      console.log(`ready http://localhost:${site.port}`);
      const filled = fillCompileCache(childEnv, root);
      // A standby process costs as much memory as a working one.
      if (site.mode !== "single") void filled.then(running.prepareStandby);
    } catch (error) {
      await running.stop();
      if (!stopping) throw error;
    }
  } else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
