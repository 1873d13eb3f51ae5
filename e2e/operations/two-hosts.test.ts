import { randomBytes } from "node:crypto";
import { cp } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { loadDemoInventory } from "../../tools/demo-inventory/load.ts";
import { activate } from "../../tools/release/activate.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { isSoak } from "../harness/config.ts";
import { eventually } from "../harness/eventually.ts";
import {
  type FrontProxy,
  type Host,
  startFrontProxy,
  visitorHeader,
} from "../harness/front-proxy.ts";
import { withoutLeadLimits } from "../harness/lead-limits.ts";
import { startLeadLoad } from "../harness/lead-load.ts";
import { readMailbox } from "../harness/mailbox.ts";
import { type Site, type SiteOptions, startSite } from "../harness/site.ts";
import { expect, test } from "../harness/test.ts";
import { startPostgres, type ThrowawayPostgres } from "../harness/throwaway-postgres.ts";

test.skip(processEnv().SKIP_POSTGRES === "1", "SKIP_POSTGRES=1 is set");
// Playwright would start the shared site for it.
test.use({ baseURL: "" });
test.describe.configure({ timeout: 600_000 });

/** Pages and their scripts, requests per second. */
const perSecond = isSoak() ? 100 : 5;
const rounds = isSoak() ? 5 : 1;

const pages = ["/", "/used-cars-for-sale", "/contact-us", "/sell-trade-my-car", "/service"];

let database: ThrowawayPostgres;
let sites: Site[] = [];
let hosts: Host[] = [];
let proxy: FrontProxy;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  database = await startPostgres();
  const hasPhotos = ({ make }: { make: string }) => make === "BMW";
  await loadDemoInventory({ dataDir: "", databaseUrl: database.url, hasPhotos });
  const options: SiteOptions = {
    databaseUrl: database.url,
    edits: withoutLeadLimits,
    // The proxy asks four times a second, and a busy machine answers late.
    env: { STOP_DELAY_MS: "5000" },
    // All hosts have the same secrets.
    secrets: {
      SIGNING_SECRET: randomBytes(32).toString("base64"),
      SERVICE_CREDENTIAL: randomBytes(32).toString("base64url"),
      VAULT_KEYS: `1:${randomBytes(32).toString("base64url")}`,
    },
  };
  for (let number = 0; number < 2; number += 1) sites.push(await startSite(options));
  hosts = sites.map(({ port }) => ({ port }));
  proxy = await startFrontProxy(hosts);
});

test.afterAll(async () => {
  await proxy?.close();
  await Promise.all(sites.map((site) => site.stop()));
  await database?.stop();
});

test("two hosts on one PostgreSQL are upgraded one after the other: no request fails, and every lead arrives once", async () => {
  const visits = startVisits();
  const leads = startLeadLoad({ origin: proxy.origin });
  await eventually("leads are accepted", async () => leads.accepted() > 5);
  const releases: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The release is on every host before the first host serves it: a host that is not ready for a moment leaves its
    // visitors to the others.
    const stored = await Promise.all(sites.map(() => storeOnAll("mfe-trade")));
    for (const [index, site] of sites.entries()) {
      const next = stored[index] ?? "";
      const upgraded = await site.upgrade(async ({ releasesDir }) => {
        await activate(releasesDir, { "mfe-trade": next });
        releases.push(next);
      });
      sites = sites.with(index, upgraded);
      hosts[index] = Object.assign(hosts[index] ?? {}, { port: upgraded.port });
      const [accepted, seen] = [leads.accepted(), visits.count()];
      await eventually("the upgraded host has visitors", async () => {
        return visits.releases.has(releases.at(-1) ?? "") && visits.count() > seen + 20;
      });
      await eventually("leads are accepted", async () => leads.accepted() > accepted + 5);
    }
  }
  const failures = await visits.stop();
  const sent = await leads.stop();
  expect(failures).toEqual([]);
  expect(leads.odd).toEqual([]);
  // A busy machine may cause a second try, which a form makes; the lead arrives once all the same.
  if (isSoak()) expect(leads.refused()).toBe(0);
  const arrived = async () => {
    const mails = (await Promise.all(sites.map(readMailbox))).flat().map(({ text }) => text);
    return sent.map((marker) => mails.filter((text) => text.includes(marker)).length);
  };
  await eventually("every lead has arrived", async () => (await arrived()).every((n) => n > 0));
  expect([...new Set(await arrived())]).toEqual([1]);
  const description = `${visits.count()} requests, ${sent.length} leads, ${releases.length} upgrades`;
  test.info().annotations.push({ type: "measured", description });
});

/** Stores one new release of `name` on each host, and returns its id. */
async function storeOnAll(name: ReleasableName): Promise<string> {
  const [first = "", ...others] = sites.map(({ releasesDir }) => releasesDir);
  const release = await changedRelease(first, name, (text) => `${text}\n`);
  const folder = (releasesDir: string) => releaseFolder(releasesDir, name, release);
  for (const other of others) await cp(folder(first), folder(other), { recursive: true });
  return release;
}

/** Visitors who open pages with their scripts, each from the host that the proxy gives them. */
function startVisits() {
  const failures: string[] = [];
  const releases = new Set<string>();
  let count = 0;
  let isRunning = true;
  const startedAt = performance.now();
  async function get(path: string, visitor: number): Promise<string> {
    count += 1;
    await sleep(Math.max(0, startedAt + (count * 1000) / perSecond - performance.now()));
    try {
      const headers = { [visitorHeader]: String(visitor) };
      const answer = await fetch(proxy.origin + path, { headers });
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${answer.status} ${path} ${text.slice(0, 100)}`);
      return text;
    } catch (error) {
      failures.push(`${path} ${String(error)} ${String(Object(error).cause)}`);
      return "";
    }
  }
  const visitors = [0, 1, 2, 3].map(async (visitor) => {
    for (let turn = visitor; isRunning; turn += 1) {
      const html = await get(pages[turn % pages.length] ?? "/", visitor);
      const files = [...html.matchAll(/"(\/remotes\/[\w-]+\/([0-9a-f]+)\/[^"?#]+\.js)[#"]/g)];
      // The last files are the page's own; before them comes the entry of each remote.
      for (const [, file = "", release = ""] of files.slice(-3)) {
        releases.add(release);
        await get(file, visitor);
      }
    }
  });
  return {
    releases,
    count: () => count,
    async stop() {
      isRunning = false;
      await Promise.all(visitors);
      return failures;
    },
  };
}
