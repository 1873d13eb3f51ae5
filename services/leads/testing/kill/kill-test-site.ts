import path from "node:path";
import { fileURLToPath } from "node:url";
import { serviceNames } from "@forecourt/contracts/services";
import { startVictim, type Victim } from "./killable-process.ts";

export interface KillSite {
  /** By name: leads, sink, gateway. */
  victims: ReadonlyMap<string, Victim>;
  url: string;
  sinkFile: string;
  /** How many mails wait, as the service itself says. */
  waiting(): Promise<number>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Nothing listens there; the run asks for leads only. */
const NOWHERE = "http://127.0.0.1:9";

/** Gateway, leads service and mail server, each a process, in one folder and on one database. */
export async function startKillSite(options: {
  folder: string;
  dealersDir: string;
  /** Null = SQLite in the folder. */
  databaseUrl: string | null;
}): Promise<KillSite> {
  const { folder, dealersDir, databaseUrl } = options;
  const inFolder = (name: string) => path.join(folder, name);
  const start = (name: string, entry: string, env: Record<string, string>) =>
    startVictim({
      name,
      entry: path.join(root, entry),
      env: { DEALERS_DIR: dealersDir, LOG_LEVEL: "warn", ...env },
      logFile: inFolder(`${name}.log`),
    });
  const sinkFile = inFolder("sunk.jsonl");
  const sink = await start("sink", "services/leads/testing/kill/smtp-sink-process.ts", {
    SINK_FILE: sinkFile,
  });
  const leads = await start("leads", "services/leads/server.ts", {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? "",
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SIGNING_SECRET: "a secret of nobody, for a run only",
  });
  const gateway = await start("gateway", "services/gateway/server.ts", {
    ...Object.fromEntries(
      [...serviceNames, "shell", "images"].map((name) => [
        `UPSTREAM_${name.toUpperCase()}`,
        NOWHERE,
      ]),
    ),
    UPSTREAM_LEADS: `http://127.0.0.1:${leads.port}`,
    RELEASES_DIR: folder,
  });
  const victims = [leads, sink, gateway];
  return {
    victims: new Map(victims.map((victim) => [victim.name, victim])),
    url: `http://127.0.0.1:${gateway.port}/api/email/send`,
    sinkFile,
    waiting: () => waitingAt(`http://127.0.0.1:${leads.port}/metrics`),
    async stop() {
      for (const victim of victims.toReversed()) await victim.stop();
    },
  };
}

async function waitingAt(url: string): Promise<number> {
  const text = await (await fetch(url)).text();
  const [, mails] = /^leads_mails\{state="waiting"\} (\d+)$/m.exec(text) ?? [];
  if (mails === undefined) throw new Error("the leads service does not say how many mails wait");
  return Number(mails);
}
