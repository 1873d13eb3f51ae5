// One site of its own, as `npm start` runs it but with every service in a process of its own. The
// tests start this file and speak to it over IPC; it ends with them.
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { demoToday } from "../../tools/demo-inventory/dates.ts";
import { loadDemoInventory } from "../../tools/demo-inventory/load.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { runSite } from "../../tools/start/site.ts";
import { stopOnSignal } from "../../tools/start/stop-on-signal.ts";
import type { Answer, Command, Ready } from "./site-messages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = process.argv[2] ?? "";
const [port = 0] = await freePorts(1);
const site = {
  mode: "separate",
  host: "127.0.0.1",
  port,
  dataDir: path.join(folder, "data"),
  dealersDir: path.join(folder, "dealers"),
  releasesDir: path.join(folder, "releases"),
} as const;

// The site shows cars as of today, so the demo has to end today. Its cars are the same on every day.
const today = demoToday();
await loadDemoInventory({ dataDir: site.dataDir, date: today });
let isUp = false;
/** A machine that has other work is no fault: what is due in a second there has several here. */
const patience = {
  PAGE_VISITOR_MS: "1500",
  PAGE_RESOLVE_MS: "2500",
  PAGE_RENDER_MS: "1500",
  PAGE_FIRST_BYTE_MS: "5000",
};

const running = await runSite(site, {
  root,
  env: { ...processEnv(), ...patience },
  // Once it is up, tests break the site on purpose; what it says of that is in its log files.
  terminal: (text) => isUp || console.error(text),
  // A process that a test pauses is to stay paused until the test lets it go on.
  vigilance: { missedPings: 120 },
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
process.send?.({ ready: port, today } satisfies Ready);
