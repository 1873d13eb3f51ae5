// Loads the modules of the entries in its arguments and waits for the message to run one of them. The supervisor
// replaces a process that has ended by this process, which listens in a fraction of the time.
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { addToProcessEnv, processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { z } from "zod";

/** Leaves the processor to the site between two entries. */
const PAUSE_MS = 50;

const Run = z.object({
  type: z.literal("run"),
  entry: z.string(),
  env: z.record(z.string(), z.string()),
});

const end = () => process.exit();
process.once("disconnect", end);
for (const entry of process.argv.slice(2)) {
  await load(entry);
  await sleep(PAUSE_MS);
}
await compileConfigurationCode();
process.once("message", (message) => void run(Run.parse(message)));
process.send?.({ type: "loaded" });

function load(entry: string): Promise<{ createService: CreateService }> {
  return import(pathToFileURL(path.resolve(entry)).href);
}

/** Reads the configuration once: most of the time that this takes is the compilation of its code. */
async function compileConfigurationCode(): Promise<void> {
  const { DEALERS_DIR } = readConfig(
    z.object({ DEALERS_DIR: variables.DEALERS_DIR }),
    processEnv(),
  );
  // A broken file is reported by the process that uses it.
  await loadDealers(DEALERS_DIR).catch(() => undefined);
}

async function run({ entry, env }: z.infer<typeof Run>): Promise<void> {
  process.off("disconnect", end);
  process.title = `node ${entry}`;
  addToProcessEnv(env);
  const { createService } = await load(entry);
  await serve(createService);
}
