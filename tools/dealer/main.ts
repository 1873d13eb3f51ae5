import { processEnv } from "@forecourt/service-kit/config";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { runCommand } from "../command-line/run-command.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { checkContent } from "../content/check-content.ts";
import { printChecked } from "../content/print-checked.ts";
import { siteFolders } from "../release/releases-dir.ts";
import { askFor } from "./ask-for.ts";
import { explain } from "./explain.ts";
import { dealerFacts, missingFacts, newDealerOptions } from "./new-dealer-options.ts";
import { previewDealer } from "./preview/preview-dealer.ts";
import { settingsSchema } from "./settings-schema.ts";
import { usage } from "./usage.ts";
import { writeDealer } from "./write-dealer.ts";

await runCommand({ name: "dealer", usage, main });

async function main([command = "", ...args]: readonly string[]): Promise<number> {
  const folder = processEnv()["DEALERS_DIR"] ?? "dealers";
  if (command === "new") return makeDealer(folder, args);
  if (command === "check") return check(folder, args);
  if (command === "explain") return explainSetting(folder, args);
  if (command === "preview") return preview(folder, args);
  if (command === "schema") {
    console.log(JSON.stringify(settingsSchema(), null, 2));
    return 0;
  }
  throw new UsageError(command === "" ? "no command given" : `unknown command "${command}"`);
}

async function makeDealer(folder: string, args: readonly string[]): Promise<number> {
  const given = newDealerOptions(args);
  const facts = dealerFacts({ ...given, ...(await askFor(missingFacts(given))) });
  const files = await writeDealer(folder, facts);
  for (const file of files) console.log(`wrote ${file}`);
  const code = await check(folder, [facts.id]);
  console.log(`Next: what differs between the stores into ${folder}/${facts.id}/stores, such as position, phone and
hours; the promises of the defaults, which the home page makes in your name (npm run dealer -- explain
${facts.id} claims); pictures into ${folder}/${facts.id}/assets; cars with npm run import; and npm start.`);
  return code;
}

async function check(folder: string, args: readonly string[]): Promise<number> {
  const [dealer = null, ...rest] = parseCommandLine(args, {}).positionals;
  if (rest.length > 0) throw new UsageError(`unexpected "${rest[0]}"`);
  return printChecked(await checkContent(folder, dealer));
}

async function preview(present: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    store: { type: "string" },
    folder: { type: "string", default: present },
    port: { type: "string", default: "8091" },
  });
  const [dealer, ...rest] = positionals;
  if (dealer === undefined || rest.length > 0) throw new UsageError("expected preview ID");
  const { folder, store = null } = values;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`expected a port number from 1 to 65535, found --port "${values.port}"`);
  }
  const { problems } = await checkContent(folder, dealer);
  if (problems.length > 0) return printChecked({ problems, notes: [] });
  const stores = (await loadDealers(folder)).stores(dealer);
  if (store !== null && !stores.includes(store)) {
    throw new UsageError(`expected one of the stores ${stores.join(", ")}, found "${store}"`);
  }
  await previewDealer(
    siteFolders(processEnv()),
    { folder, dealer, store },
    { port, print: console.log },
  );
  return 0;
}

async function explainSetting(folder: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, { store: { type: "string" } });
  const [dealer, setting, ...rest] = positionals;
  if (dealer === undefined || setting === undefined || rest.length > 0) {
    throw new UsageError("expected explain ID SETTING");
  }
  const lines = await explain(folder, { dealer, setting, store: values.store ?? null });
  console.log(lines.join("\n"));
  return 0;
}
