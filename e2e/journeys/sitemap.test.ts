import { eventually } from "../harness/eventually.ts";
import { expect, test } from "../harness/test.ts";

const sampled = 40;
const page = "/sell-trade-my-car";

async function pathsOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect(answer.status).toBe(200);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = ""]) => new URL(address).pathname);
}

/** Some of many, from their whole length. */
function sampleOf(paths: string[]): string[] {
  const every = Math.floor(paths.length / sampled);
  return paths.filter((_, index) => index % every === 0).slice(0, sampled);
}

/** Address that a page states as its own. */
function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

test("every address in the sitemap answers and names itself as canonical", async ({ site }) => {
  const { origin } = site;
  const paths = await pathsOf(origin);
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const canonicalOrigin = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? "";
  expect(canonicalOrigin).toMatch(/^https:\/\/www\.\w+\.example$/);
  const cars = paths.filter((path) => /-[A-HJ-NPR-Z0-9]{17}$/.test(path));
  const lists = paths.filter((path) => /-for-sale\/./.test(path) && !cars.includes(path));
  const pages = paths.filter((path) => !cars.includes(path) && !lists.includes(path));
  expect(pages).toEqual(expect.arrayContaining(["/", "/service", "/used-cars-for-sale"]));
  expect(cars.length).toBeGreaterThan(sampled);
  expect(lists).toEqual(expect.arrayContaining(["/used-cars-for-sale/suvs"]));
  expect(lists.length).toBeGreaterThan(sampled);
  for (const path of [...pages, ...sampleOf(lists), ...sampleOf(cars)]) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const html = await answer.text();
    const found = { path, status: answer.status, canonical: canonicalOf(html) };
    expect(found).toEqual({ path, status: 200, canonical: canonicalOrigin + path });
    expect([path, html.includes('content="noindex')]).toEqual([path, false]);
  }
});

test("a page that is switched off is a 404 and leaves the menus and the sitemap, without a restart", async ({
  ownSite,
}) => {
  const { origin } = ownSite;
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  const linked = async () => (await (await fetch(origin)).text()).includes(`href="${page}`);
  const listed = async () => (await pathsOf(origin)).includes(page);
  expect([await statusOf(page), await linked(), await listed()]).toEqual([200, true, true]);

  const file = "ozark-mitsubishi/dealer.json";
  const flags = (sellTrade: boolean) => (text: string) =>
    JSON.stringify({ ...JSON.parse(text), pages: { sellTrade } });
  await ownSite.editDealer(file, flags(false));
  await eventually("the page is gone", async () => (await statusOf(page)) === 404);
  await eventually("no menu leads to it", async () => !(await linked()));
  await eventually("the sitemap does not name it", async () => !(await listed()));
  expect(await statusOf("/service")).toBe(200);

  await ownSite.editDealer(file, flags(true));
  await eventually("the page is back", async () => (await statusOf(page)) === 200);
  await eventually("it is linked and listed", async () => (await linked()) && listed());
});

test("the sitemap fails while the inventory service is down, and recovers", async ({ site }) => {
  const { origin } = site;
  await site.kill("inventory");
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await answer.text()).not.toContain("<url");
  await site.revive("inventory");
  await eventually("the sitemap is back", async () => {
    return (await fetch(`${origin}/sitemap.xml`)).ok;
  });
});
