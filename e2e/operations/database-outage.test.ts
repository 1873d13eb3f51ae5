import { processEnv } from "@forecourt/service-kit/config";
import { loadDemoInventory } from "../../tools/demo-inventory/load.ts";
import { carsInStore } from "../harness/cars-in-store.ts";
import { isSoak } from "../harness/config.ts";
import { eventually } from "../harness/eventually.ts";
import { withoutLeadLimits } from "../harness/lead-limits.ts";
import { type LeadLoad, startLeadLoad } from "../harness/lead-load.ts";
import { readMailbox } from "../harness/mailbox.ts";
import { processesOf } from "../harness/processes-of.ts";
import { type Site, startSite } from "../harness/site.ts";
import { startLoad } from "../harness/steady-load.ts";
import { expect, test } from "../harness/test.ts";
import { startPostgres, type ThrowawayPostgres } from "../harness/throwaway-postgres.ts";

test.skip(processEnv().SKIP_POSTGRES === "1", "SKIP_POSTGRES=1 is set");
// Playwright would start the shared site for it.
test.use({ baseURL: "" });
test.describe.configure({ timeout: 420_000 });

/** How long the server is away at least; in an ordinary run, until enough was asked and refused. */
const AWAY_MS = isSoak() ? 60_000 : 0;

const seen = ["/", "/used-cars-for-sale", "/contact-us", "/service"];

let database: ThrowawayPostgres;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(420_000);
  database = await startPostgres();
  const hasPhotos = ({ make }: { make: string }) => make === "BMW";
  await loadDemoInventory({ dataDir: "", databaseUrl: database.url, hasPhotos });
  site = await startSite({
    databaseUrl: database.url,
    edits: withoutLeadLimits,
    separate: ["leads", "inventory"],
    deadlines: "short",
  });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.stop();
});

const outages = {
  stopped: { begin: () => database.halt(), end: () => database.resume() },
  frozen: { begin: () => database.freeze(), end: () => database.thaw() },
};

for (const [how, { begin, end }] of Object.entries(outages)) {
  test(`PostgreSQL is ${how}: pages seen before stay, leads are answered and none is lost, and all goes on by itself`, async () => {
    test.skip(how === "frozen" && process.platform !== "linux", "reads /proc");
    for (const path of seen) await isWhole(path);
    const before = processIds();
    const pages = startLoad(
      seen.map((path) => site.origin + path),
      20,
      4,
    );
    const leads = startLeadLoad({ origin: site.origin });
    await moreThan(leads.accepted, 5);

    await begin();
    const since = performance.now();
    await moreThan(leads.refused, 10);
    await expectAnswers(unseen(how));
    await expectNativeFormRefused();
    await eventually("the time has passed", async () => performance.now() - since > AWAY_MS);
    await moreThan(leads.refused, 3);

    await end();
    await moreThan(leads.accepted, 10);
    const { failures, requests } = await pages();
    expect(failures).toEqual([]);
    expect(leads.odd).toEqual([]);
    await expectEachOnce(leads);
    for (const path of unseen(how)) await isWhole(path);
    expect(processIds()).toEqual(before);
    const description = `${requests} pages, ${leads.accepted()} leads accepted, ${leads.refused()} answers 503`;
    test.info().annotations.push({ type: "measured", description });
  });
}

/** Cars' pages that were not requested yet, other pages for each outage. */
function unseen(how: string): string[] {
  const vins = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  const start = how === "stopped" ? 0 : 10;
  return vins.slice(start, start + 3).map((vin) => `/used-cars-for-sale/2000-x-${vin}`);
}

function processIds() {
  return processesOf(site).map(({ name, pid, restarts }) => ({ name, pid, restarts }));
}

async function moreThan(count: () => number, more: number): Promise<void> {
  const from = count();
  await eventually(`${more} more answers to leads`, async () => count() >= from + more);
}

async function isWhole(path: string): Promise<void> {
  await eventually(`${path} is whole`, async () => {
    const answer = await fetch(site.origin + path);
    return answer.status === 200 && (await answer.text()).includes("</html>");
  });
}

/** A page that cannot be rendered shows an apology within the frame. */
async function expectAnswers(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(site.origin + path, { signal: AbortSignal.timeout(20_000) });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.text()).toContain("<footer");
  }
}

/** A browser without JavaScript gets a page with advice. */
async function expectNativeFormRefused(): Promise<void> {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", priced: true });
  const answer = await fetch(`${site.origin}/api/leads/quotes`, {
    method: "POST",
    headers: { origin: site.origin, accept: "text/html" },
    body: new URLSearchParams({
      store: "cape-girardeau",
      "vehicle.vin": vin,
      "terms.cashDown": "300000",
      "terms.creditScore": "700",
      "terms.months": "60",
      firstName: "Alex",
      lastName: "Sample",
      phone: "5735550142",
      email: "alex@mail.example",
      back: "/used-cars-for-sale#lead-form",
    }),
    signal: AbortSignal.timeout(20_000),
    redirect: "manual",
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answer.text()).toContain("everything you typed is still there");
}

/** Every lead that was sent is in one mail of the dealer's. */
async function expectEachOnce(leads: LeadLoad): Promise<void> {
  const sent = await leads.stop();
  const arrived = async () => {
    const mails = (await readMailbox(site)).map(({ text }) => text);
    return sent.map((marker) => mails.filter((text) => text.includes(marker)).length);
  };
  await eventually("every lead has arrived", async () => (await arrived()).every((n) => n > 0));
  expect([...new Set(await arrived())]).toEqual([1]);
}
