import { randomBytes } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleaseManifest } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { readManifest, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { activate } from "../activate.ts";
import { type Contract, servedEndpoints } from "../contracts/described-endpoints.ts";
import { recordServices } from "../contracts/record-services.ts";
import { publish } from "../publish.ts";
import { checkBuild, type LiveSite } from "./check-build.ts";

const name = "mfe-service";
const made = { by: "Ada", commit: null, dirty: null };
let releasesDir: string;
let manifest: ReleaseManifest;
let live: LiveSite;
/** Files that a test has changed, with their text before. */
let changed: [file: string, text: string][] = [];

beforeAll(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "check-build-"));
  const shell = (await publish(releasesDir, "shell")).release;
  const { release } = await publish(releasesDir, name);
  manifest = await readManifest(releasesDir, name, release);
  await activate(releasesDir, { shell, [name]: release }, { made });
  live = await liveSite(servedEndpoints());
}, 300_000);
afterAll(() => rm(releasesDir, { recursive: true, force: true }));
afterEach(async () => {
  for (const [file, text] of changed) await writeFile(file, text);
  changed = [];
});

/** The site with services that answer these contracts. */
async function liveSite(served: ReturnType<typeof servedEndpoints>): Promise<LiveSite> {
  const record =
    (await recordServices(releasesDir, made, served)) ?? (await readRecord(releasesDir));
  if (!record?.live.shell) throw new Error("nothing is live");
  const shell = await readManifest(releasesDir, "shell", record.live.shell);
  return { releasesDir, record, shell: { releasesDir, manifest: shell } };
}

/** The reasons for which the release is refused, with these differences in its manifest. */
async function reasons(difference: Partial<ReleaseManifest> = {}, site = live): Promise<string[]> {
  const candidate = { releasesDir, manifest: { ...manifest, ...difference } };
  const refusals = await checkBuild(candidate, site);
  expect(refusals.filter(({ mend }) => mend === "")).toEqual([]);
  return refusals.map(({ reason }) => reason);
}

/** Adds text to a file of the release; `change` edits it instead. */
async function plant(file: string, change: (text: string) => string): Promise<void> {
  const full = path.join(releaseFolder(releasesDir, name, manifest.release), file);
  const text = await readFile(full, "utf8");
  changed.push([full, text]);
  await writeFile(full, change(text));
}

test("a release of the same source passes", async () => {
  expect(await reasons()).toEqual([]);
});

test("a range that the live shell does not satisfy is refused", async () => {
  const [reason] = await reasons({ shared: { react: "^99.0.0" } });
  expect(reason).toMatch(/^it needs react \^99\.0\.0, the shell provides [\d.]+ \(shell /);
});

test("a contract that the live services do not answer is refused, with the endpoint and the field", async () => {
  const served = servedEndpoints();
  const endpoint = "GET /api/service/index";
  const known: Contract = served.service ?? {};
  const [own] = Object.keys(known).filter((one) => one.startsWith("GET "));
  const removed = own ?? endpoint;
  const narrowed = { ...known, [removed]: { ...known[removed], reply: { type: "object" } } };
  const site = await liveSite({ ...served, service: narrowed });
  const lines = await reasons({}, site);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines[0]).toContain(`${removed}: in what the live service answers, reply.`);
  expect(lines[0]).toMatch(/\.\w+ is missing$/);
  const { [removed]: _gone, ...rest } = known;
  expect(await reasons({}, await liveSite({ ...served, service: rest }))).toEqual([
    `${removed}: no live service answers it`,
  ]);
  const more = { ...known, "GET /api/service/news": { reply: {} } };
  expect(await reasons({}, await liveSite({ ...served, service: more }))).toEqual([]);
});

test("a second exposed module is refused", async () => {
  await plant(manifest.entry.web, (text) =>
    text.replace('moduleMap:{"./routes":', 'moduleMap:{"./secrets":()=>1,"./routes":'),
  );
  expect(await reasons()).toEqual(['it exposes "./secrets"']);
});

test("a path of another area is refused", async () => {
  const paths = { service: { index: ["/sell-trade-my-car"] } };
  expect(await reasons({ paths })).toEqual([
    'its page "index" claims /sell-trade-my-car, which belongs to trade',
  ]);
});

test("styles of elements that are not its own are refused", async () => {
  await plant("web/index.css", (text) => `${text}footer{display:none}`);
  expect(await reasons()).toEqual(["its styles reach beyond the area: web/index.css: footer"]);
});

test("a custom property that the live shell does not define is refused", async () => {
  await plant("web/index.css", (text) => `${text}._abcdef-box{color:var(--ink-new)}`);
  const [reason, ...others] = await reasons();
  expect(reason).toMatch(/^its styles use --ink-new, which the shell does not define \(shell /);
  expect(others).toEqual([]);
});

test("a script beyond the budget is refused, with its bytes", async () => {
  const noise = randomBytes(40_000).toString("base64");
  await plant("web/index.js", (text) => `${text}\n//${noise}`);
  const [reason, ...others] = await reasons();
  expect(reason).toMatch(
    /^the script of service\/index has 1\d{5} bytes with the shell's, its budget is 115000$/,
  );
  expect(others).toEqual([]);
});

test("a shell is held to its budget", async () => {
  const { shell } = live;
  expect(await checkBuild(shell, live)).toEqual([]);
  const file = path.join(
    releaseFolder(releasesDir, "shell", shell.manifest.release),
    shell.manifest.entry.web,
  );
  changed.push([file, await readFile(file, "utf8")]);
  await appendFile(file, `\n//${randomBytes(80_000).toString("base64")}`);
  const [refusal] = await checkBuild(shell, live);
  expect(refusal?.reason).toMatch(/^the shell's script has \d{6} bytes, its budget is 100000$/);
});
