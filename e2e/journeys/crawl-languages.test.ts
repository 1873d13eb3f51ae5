import { isSoak } from "../harness/config.ts";
import { type CrawledPage, crawl } from "../harness/crawl.ts";
import { getFrom } from "../harness/get.ts";
import { readSitemap } from "../harness/read-sitemap.ts";
import { sampleOf } from "../harness/sample.ts";
import { expect, test } from "../harness/test.ts";

/** A list in either language, or a car below it. */
const listPath = /^(?:\/es)?\/(?:[a-z]+-)?cars-for-sale(?=[/?]|$)/;
const isCar = (address: string) => /-[A-HJ-NPR-Z0-9]{17}$/.test(address);
const isSpanish = (address: string) => /^\/es(?=[/?]|$)/.test(address);
const inEnglish = (address: string) => address.replace(/^\/es(?=[/?]|$)/, "") || "/";
const inSpanish = (address: string) => (address === "/" ? "/es" : `/es${address}`);

/** How many lists, cars and other links are requested by lot; a soak run requests all. */
const size = { lists: 30, cars: 30, others: 40 };
const fixedSeed = 20_261_126;

test("a site in two languages: all pages, and lists and cars by lot, are in both, sound, and what the sitemap says", async ({
  site,
}) => {
  test.slow();
  const origin = site.groupOrigin;
  const seed = isSoak() ? Date.now() % 2 ** 31 : fixedSeed;
  console.info(`seed ${seed}`);
  const listed = await readSitemap(origin);
  expect(listed).toHaveLength(new Set(listed).size);
  const english = listed.filter((address) => !isSpanish(address));
  const spanish = listed.filter(isSpanish);
  expect(spanish.toSorted()).toEqual(english.map(inSpanish).toSorted());

  const lists = english.filter((address) => listPath.test(address) && !isCar(address));
  const cars = english.filter(isCar);
  expect(Math.min(lists.length, cars.length)).toBeGreaterThan(100);
  const drawn = [
    ...sampleOf(lists, isSoak() ? lists.length : size.lists, seed),
    ...sampleOf(cars, isSoak() ? cars.length : size.cars, seed),
  ];
  const left = new Set<string>();
  const follows = (address: string) => {
    const isPage = !listPath.test(address);
    if (!isPage) left.add(address);
    return isPage;
  };
  const starts = ["/", "/es", ...drawn, ...drawn.map(inSpanish)];
  const pages = await crawl(origin, { maxPages: isSoak() ? 100_000 : 2_000, follows, starts });

  expect(faultsOf(pages)).toEqual([]);
  const indexable = [...pages].filter(([, page]) => page.redirect === null && page.isIndexable);
  const reachable = indexable.map(([address]) => address);
  const drawnInBoth = new Set(starts);
  expect(reachable.toSorted()).toEqual(
    listed.filter((address) => !listPath.test(address) || drawnInBoth.has(address)).toSorted(),
  );
  for (const [address, { alternates }] of indexable) {
    const page = inEnglish(address);
    expect([address, alternates]).toEqual([
      address,
      { en: page, es: inSpanish(page), "x-default": page },
    ]);
  }
  const known = new Set([...listed, ...pages.keys()]);
  const others = [...left].filter((address) => !known.has(address));
  expect(others.filter(isCar)).toEqual([]);
  const requested = sampleOf(others, isSoak() ? others.length : size.others, seed);
  expect(await brokenOf(origin, requested)).toEqual([]);
  const found = `${pages.size} addresses, ${reachable.length} of them in the sitemap of ${listed.length}; ${requested.length} of ${others.length} other links`;
  console.info(found);
  test.info().annotations.push({ type: "measured", description: found });
});

/** Faults of the pages, a line each. */
function faultsOf(pages: ReadonlyMap<string, CrawledPage>): string[] {
  return [...pages].flatMap(([address, page]) => {
    const { status, redirect, canonical, canonicals, isIndexable, faults, from } = page;
    const wrong: string[] = faults.map((fault) => `structured data: ${fault}`);
    if (redirect !== null) {
      const target = new URL(redirect, "http://site.invalid");
      const to = pages.get(target.pathname + target.search);
      if (to?.status !== 200) wrong.push(`redirects to ${redirect}`);
    } else {
      if (status !== 200) wrong.push(`status ${status}`);
      if (isIndexable && canonicals !== 1) wrong.push(`${canonicals} canonical links`);
      if (canonical !== null && canonical !== address) wrong.push(`canonical ${canonical}`);
    }
    return wrong.map((fault) => `${address} from ${from}: ${fault}`);
  });
}

/** Returns a line with the statuses for each address that answers neither a page nor a redirect to a page. */
async function brokenOf(origin: string, addresses: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const address of addresses) {
    const first = await getFrom(origin, address);
    const { status } = first.location === "" ? first : await getFrom(origin, first.location);
    if (status !== 200) broken.push(`${address}: ${first.status} ${first.location}, ${status}`);
  }
  return broken;
}
