// One site: `node site-process.ts FOLDER OPTIONS`, the folder with its data, dealers and releases. The
// tests start this file and send it commands over IPC; it ends with them.
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { freePorts } from "../../tools/start/free-ports.ts";
import { runSite } from "../../tools/start/site.ts";
import { stopOnSignal } from "../../tools/start/stop-on-signal.ts";
import { deadlineVariables } from "./deadlines.ts";
import type { PreparedData } from "./prepared-data.ts";
import type { SiteOptions } from "./site.ts";
import type { Answer, Command, Ready } from "./site-messages.ts";

/** Less than the fixtures of the tests allow, so that the failure names its cause. */
const START_MS = 220_000;

const root = path.resolve(import.meta.dirname, "../..");
const folder = process.argv[2] ?? "";
const [port = 0, metricsPort = 0] = await freePorts(2);
const {
  separate = [],
  shellServers = 1,
  deadlines = "long",
  env = {},
  metrics = false,
  databaseUrl,
  secrets = {},
  checkedDealers = null,
}: SiteOptions & Partial<PreparedData> = JSON.parse(process.argv[3] ?? "{}");
const site = {
  mode: "embedded",
  separate,
  shellServers,
  host: "127.0.0.1",
  port,
  databaseUrl,
  external: secrets,
  metrics: metrics ? { host: "127.0.0.1", port: metricsPort } : undefined,
  dataDir: path.join(folder, "data"),
  dealersDir: path.join(folder, "dealers"),
  checkedDealers,
  releasesDir: path.join(folder, "releases"),
} as const;

let isUp = false;
const running = await runSite(site, {
  root,
  env: { ...processEnv(), ...deadlineVariables[deadlines], ...env },
  // Once it is up, tests break the site on purpose; its output is in its log files.
  terminal: (text) => isUp || console.error(text),
  // A process that a test pauses stays paused until the test resumes it. One that starts slowly on a busy
  // machine would only start again if it were killed.
  healthCheck: { stoppedAfterMs: 60_000, startTimeoutMs: START_MS, pingIntervalMs: 1_000 },
  readyWithinMs: START_MS,
});
stopOnSignal(() => void running.stop());

process.on("message", (command: Command) => {
  const answer = (error: string | null) =>
    process.send?.({ id: command.id, error } satisfies Answer);
  act(command).then(
    () => answer(null),
    (error: unknown) => answer(String(error)),
  );
});

async function act({ action, name }: Command): Promise<void> {
  if (action === "hold") return running.hold(name);
  if (action === "resume") return running.resume(name);
  for (const { name: other, pid } of running.state()) {
    if (other !== name || pid === undefined) continue;
    process.kill(pid, action === "pause" ? "SIGSTOP" : "SIGCONT");
  }
}

await running.ready;
isUp = true;
process.send?.({ ready: port, metrics: metrics ? metricsPort : null } satisfies Ready);
