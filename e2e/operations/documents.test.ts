import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { activate } from "../../tools/release/activate.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { deadlineVariables } from "../harness/deadlines.ts";
import { commandsOf } from "../harness/document-commands.ts";
import { commandsElsewhere } from "../harness/document-commands-elsewhere.ts";
import { get } from "../harness/get.ts";
import { startCommand } from "../harness/run-command.ts";
import { copyPreparedData, makeSiteFolder, type SiteFolder } from "../harness/site-folder.ts";
import { expect, test } from "../harness/test.ts";

// Playwright would start the shared site for it.
test.use({ baseURL: "" });
test.describe.configure({ timeout: 420_000 });

const documents = ["docs/operating.md", "docs/feeds.md", "docs/release.md"];
const root = path.resolve(import.meta.dirname, "../..");

/** A command as the document has it. */
interface Step {
  command: string;
  /** In its output. */
  prints?: string | RegExp;
  /** Run again until it passes. */
  repeated?: true;
}

const backup = "/var/backups/forecourt/2026-11-26";
const examples = "docs/examples/feeds";

const secrets: Step[] = [
  { command: "openssl rand -base64 32 > signing-secret" },
  {
    command: `printf '1:%s\\n' "$(openssl rand -base64 32 | tr '+/' '-_' | tr -d =)" > vault-keys`,
  },
];
const start: Step = { command: "npm run start:single" };
const ofRunSite: Step[] = [
  { command: "curl 127.0.0.1:9465/readyz", prints: '"ok":true' },
  { command: "npm run content -- check" },
  { command: "npm run leads -- dead" },
  { command: "npm run leads -- retry --all" },
  { command: "npm run leads -- dead-texts" },
  { command: "npm run leads -- retry-texts --all" },
  { command: `npm run backup -- ${backup}` },
  { command: `npm run restore -- ${backup} --check` },
];
const ofRestoredSite: Step[] = [
  { command: `npm run restore -- ${backup}` },
  { command: "npm run vault -- verify" },
  { command: "npm run vault -- dispose" },
];
const feeds: Step[] = [
  { command: "npm run --silent import -- guess cars.csv > mapping.json" },
  {
    command: `npm run import -- --dealer ozark-mitsubishi --mapping ${examples}/vauto.mapping.json --dry-run --force "my first try" ${examples}/vauto.csv`,
    prints: /\b6\b/,
  },
  { command: "npm run dealer -- check plains-ford" },
  { command: "npm run dealer -- explain plains-ford feed --store salina" },
  {
    command: "npm run import -- fetch --dealer plains-ford --store salina",
    prints: "vauto.csv: imported",
    // A file counts once nothing has changed it for ten seconds.
    repeated: true,
  },
  { command: "npm run import -- history --dealer plains-ford", prints: "vauto.csv" },
  { command: "npm run import -- undo --dealer plains-ford --store salina" },
];
const releases: Step[] = [
  { command: "npm run release -- status", prints: "mfe-financing" },
  { command: "npm run release -- show 7d0ad44cdef41939", prints: "mfe-financing" },
  { command: "npm run release -- rollback mfe-financing" },
  { command: "npm run release -- sweep", prints: "removed 0 releases" },
  { command: "openssl genpkey -algorithm ed25519 -out release-key.pem" },
  { command: "openssl pkey -in release-key.pem -pubout -out release-keys.pub.pem" },
];
const rollback: Step = { command: "npm run release -- rollback NAME" };

const run = [...secrets, start, ...ofRunSite, ...ofRestoredSite, ...feeds, ...releases, rollback];

test("every command of the documents is run here, or is named with the reason why it is not", () => {
  const named = [...run.map(({ command }) => command), ...Object.keys(commandsElsewhere)];
  const inDocuments = documents.flatMap(commandsOf);
  expect([...new Set(inDocuments)].sort()).toEqual([...new Set(named)].sort());
  expect(new Set(named).size).toBe(named.length);
});

let place: SiteFolder;
test.beforeEach(async () => {
  place = await makeSiteFolder();
});
test.afterEach(() => place.remove());

const folderOf = (name: string) => path.join(place.folder, name);

function envOf(data: string): Record<string, string> {
  return {
    ...deadlineVariables.long,
    DATA_DIR: folderOf(data),
    DEALERS_DIR: place.dealersDir,
    RELEASES_DIR: place.releasesDir,
  };
}

async function runAll(steps: readonly Step[], env: Record<string, string>, replaced = {}) {
  for (const { command, prints = "", repeated } of steps) {
    const own = Object.entries<string>(replaced).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      command,
    );
    const passes = async () => {
      const running = startCommand(own, env);
      expect(await running.ended, `${command}\n${running.output()}`).toBe(0);
      expect(running.output()).toMatch(prints);
    };
    await (repeated ? expect(passes).toPass() : passes());
  }
}

test("a site is installed, run, backed up and restored as operating.md says", async () => {
  await copyPreparedData(place);
  const inFolder = { "> ": `> ${place.folder}/` };
  await runAll(secrets, {}, inFolder);
  const [port = 0, operationsPort = 0] = await freePorts(2);
  const keys = {
    SIGNING_SECRET_FILE: folderOf("signing-secret"),
    VAULT_KEYS_FILE: folderOf("vault-keys"),
  };
  const env = {
    ...envOf("data"),
    ...keys,
    PORT: String(port),
    OPERATIONS_PORT: String(operationsPort),
  };
  const site = startCommand(start.command, env);
  try {
    await site.printed(`ready http://localhost:${port}`);
    expect((await get({ port, host: "localhost", path: "/" })).status).toBe(200);
    const here = { [backup]: folderOf("backup"), 9465: String(operationsPort) };
    await runAll(ofRunSite, env, here);
  } finally {
    await site.stop();
  }
  const restored = { ...env, DATA_DIR: folderOf("restored"), DEALERS_DIR: folderOf("dealers-2") };
  await runAll(ofRestoredSite, restored, { [backup]: folderOf("backup") });
  const dealer = "heartland/dealer.json";
  expect(await readFile(path.join(folderOf("dealers-2"), dealer), "utf8")).toBe(
    await readFile(path.join(place.dealersDir, dealer), "utf8"),
  );
});

test("a feed is set up, tried and taken back as feeds.md says", async () => {
  const dealer = path.join(place.dealersDir, "ozark-mitsubishi");
  const lot = path.join(folderOf("data"), "feeds/ozark-mitsubishi/cape-girardeau");
  await mkdir(path.join(dealer, "feed"));
  await mkdir(lot, { recursive: true });
  const example = path.join(root, examples);
  await cp(path.join(example, "vauto.mapping.json"), path.join(dealer, "feed/mapping.json"));
  await cp(path.join(example, "vauto.csv"), path.join(lot, "vauto.csv"));
  await editJson(path.join(dealer, "stores/cape-girardeau.json"), (store) => {
    return { ...store, feed: { mapping: "feed/mapping.json", source: { kind: "folder" } } };
  });
  await editJson(path.join(dealer, "dealer.json"), ({ inventory, ...others }) => {
    return {
      ...others,
      inventory: {
        ...(inventory as object),
        photoHosts: ["photos.forecourt.example", "photos.example"],
      },
    };
  });
  await runAll(feeds, envOf("data"), {
    "cars.csv": `${examples}/vauto.csv`,
    "> mapping.json": `> ${folderOf("mapping.json")}`,
    "plains-ford": "ozark-mitsubishi",
    salina: "cape-girardeau",
  });
});

test("releases are looked at and taken back as release.md says", async () => {
  for (const name of ["mfe-financing", "mfe-trade"] as const) {
    const newer = await changedRelease(place.releasesDir, name, (text) => `${text}\n`);
    await activate(place.releasesDir, { [name]: newer });
  }
  await runAll([rollback], envOf("data"), { NAME: "mfe-trade" });
  const now = await readRecord(place.releasesDir);
  await runAll(releases, envOf("data"), {
    "7d0ad44cdef41939": now?.id ?? "",
    "release-key": folderOf("release-key"),
  });
});

async function editJson(
  file: string,
  edit: (value: Record<string, unknown>) => object,
): Promise<void> {
  const value = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(edit(value)));
}
