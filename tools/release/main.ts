import { ReleasableName } from "@forecourt/contracts/release";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { processEnv } from "@forecourt/service-kit/config";
import { readStartedServices } from "@forecourt/service-kit/releases/started-services";
import type { z } from "zod";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { runCommand } from "../command-line/run-command.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { canaryOfNames, endCanaries, watchSite } from "./canary/canary-commands.ts";
import { TriedName } from "./canary/parse-canary.ts";
import { activateChosen, type How, publishNames, rollbackNames } from "./change-commands.ts";
import { currentMaker } from "./checkout.ts";
import { type Choice, parseChoices } from "./choices.ts";
import { recordServices } from "./contracts/record-services.ts";
import { ensureReleases } from "./ensure.ts";
import { serveRecord } from "./record-site/serve-record.ts";
import { type ReleaseSite, releaseSite } from "./release-site.ts";
import { runningMetrics } from "./running-metrics.ts";
import {
  activateServiceChoices,
  parseServiceChoices,
  publishServices,
  rollbackServiceNames,
} from "./services/service-commands.ts";
import { recordOf, show } from "./show.ts";
import { status } from "./status.ts";
import { defaultSweepRules } from "./sweep/kept-records.ts";

const usage = `usage: npm run release -- COMMAND [OPTIONS]
  publish NAME...               build each NAME and put it into the release store
  build                         build what differs from its last publication here and make it live, as npm start
                                does; for images, which are then started without a build
  activate NAME [RELEASE] ...   make releases live together; a NAME without one is published first
  canary NAME [RELEASE] ... 10% give releases to a part of the visitors; again with more percent for more of them
  promote NAME...               make what the canary of NAME tries live for everybody
  abort NAME...                 end the canary of NAME: nobody gets what it tries any more
  watch                         roll canaries back and promote them, until Ctrl+C; a site does so by itself
                                unless the key that signs records is elsewhere
  rollback NAME...              bring back what was live before, with all that went live together
  status                        what is live, its errors in the running site, what changed
  show RECORD                   how the pages of a record were made; a page names it in X-Record
  serve RECORD                  the site as of a record, on a port of its own, until Ctrl+C
  sweep                         remove old releases and records that nothing needs
NAME is one of ${ReleasableName.options.join(", ")};
or ${ServiceReleaseName.options.join(", ")},
which publish, activate and rollback take in a command of their own, canary also together with others
  --allow-dirty   publish although files differ from the commit; the record says so
  --preview       of publish: print a link that shows the releases before they are live
  --dealer KEY    of canary: only for visitors of a dealer, without a percentage for all of them; may be repeated
  --store KEY     the same for those of a store
  --schedule "10% 30m, 50% 1h, 100%"   of canary: more and more visitors, and in the end it is live
  --by NAME       who makes the record; default: the name in git's configuration
  --port PORT     of serve; default: 8090
  --days DAYS     of sweep: keep what was in force or published since; default: ${defaultSweepRules.days}
  --records N     of sweep: keep the latest N records in any case; default: ${defaultSweepRules.records}`;

const options = {
  "allow-dirty": { type: "boolean", default: false },
  by: { type: "string" },
  preview: { type: "boolean", default: false },
  dealer: { type: "string", multiple: true },
  store: { type: "string", multiple: true },
  schedule: { type: "string" },
  port: { type: "string", default: "8090" },
  days: { type: "string", default: String(defaultSweepRules.days) },
  records: { type: "string", default: String(defaultSweepRules.records) },
} as const;

await runCommand({
  name: "release",
  usage,
  main,
  describe: (error) => (error instanceof Error ? error.message : error),
});

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, options);
  const [command = "", ...rest] = positionals;
  const site = await releaseSite(processEnv());
  const { releasesDir } = site;
  const how = { allowDirty: values["allow-dirty"], by: values.by };
  const services = isOfCanaries(command) ? null : parseServiceChoices(rest);
  if (services) return changeServices(site, command, services, how);
  switch (command) {
    case "publish":
      return publishNames(site, namesOf(rest), { ...how, preview: values.preview });
    case "build":
      return buildAll(site);
    case "activate":
      return activateChosen(site, choicesOf(rest), how);
    case "canary": {
      const { dealer = [], store = [], schedule } = values;
      return canaryOfNames(site, rest, { ...how, dealer, store, schedule });
    }
    case "promote":
    case "abort":
      return endCanaries(site, namesOf(rest, TriedName), { ...how, action: command });
    case "watch":
      return watchSite(site, print);
    case "rollback":
      return rollbackNames(site, namesOf(rest), how);
    case "status": {
      await site.store.refresh();
      const metrics = await runningMetrics(site.dataDir);
      const started = metrics === null ? [] : readStartedServices(site.dataDir);
      return print(await status(releasesDir, metrics, started));
    }
    case "show":
      await site.store.refresh();
      await site.store.fetchRecord(idOf(rest));
      return print(await show(releasesDir, idOf(rest)));
    case "serve": {
      const port = numberOf("port", values.port);
      await site.store.fetchRecord(idOf(rest));
      await serveRecord(site, await recordOf(releasesDir, idOf(rest)), { port, print });
      return 0;
    }
    case "sweep": {
      const rules = {
        days: numberOf("days", values.days),
        records: numberOf("records", values.records),
      };
      const { releases, records } = await site.store.sweep(rules);
      return print(`removed ${releases.length} releases and ${records.length} records`);
    }
    default:
      throw new UsageError(usage);
  }
}

function changeServices(
  site: ReleaseSite,
  command: string,
  choices: readonly Choice<ServiceReleaseName>[],
  how: How,
): Promise<number> {
  if (command === "activate") return activateServiceChoices(site, choices, how);
  if (choices.some(({ release }) => release !== null)) throw new UsageError(usage);
  if (command === "publish") return publishServices(site, choices, how);
  if (command !== "rollback") throw new UsageError(usage);
  const names = choices.map(({ name }) => name);
  return rollbackServiceNames(site, names, how);
}

async function buildAll({ releasesDir, store }: ReleaseSite): Promise<number> {
  await store.refresh();
  const built = await ensureReleases(releasesDir, print, store);
  await recordServices(releasesDir, await currentMaker(), undefined, store);
  return print(`${built.length} built`);
}

/** True for commands that take names of services beside others. */
function isOfCanaries(command: string): boolean {
  return ["canary", "promote", "abort"].includes(command);
}

function choicesOf(args: readonly string[]) {
  return choicesAmong(args, ReleasableName);
}

function choicesAmong<Name extends string>(args: readonly string[], names: z.ZodType<Name>) {
  const choices = parseChoices(args, names);
  if (!choices) throw new UsageError(usage);
  return choices;
}

function namesOf(args: readonly string[]): ReleasableName[];
function namesOf<Name extends string>(args: readonly string[], names: z.ZodType<Name>): Name[];
function namesOf(args: readonly string[], names: z.ZodType<string> = ReleasableName): string[] {
  return choicesAmong(args, names).map(({ name, release }) => {
    if (release !== null) throw new UsageError(usage);
    return name;
  });
}

function idOf(args: readonly string[]): string {
  const [id, ...others] = args;
  if (id === undefined || others.length > 0) throw new UsageError("expected one id of a record");
  return id;
}

function numberOf(name: string, value: string): number {
  if (!/^\d{1,5}$/.test(value)) throw new UsageError(`--${name}: expected a whole number`);
  return Number(value);
}

function print(text: string): number {
  console.log(text);
  return 0;
}
