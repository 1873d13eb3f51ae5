import { SearchReply, Vocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { boundSteps } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { isSoak } from "../harness/config.ts";
import { crawl } from "../harness/crawl.ts";
import { readSitemap } from "../harness/read-sitemap.ts";
import { expect, test } from "../harness/test.ts";

async function ask(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

/** Paths of lists; cars are below them. */
const listPath = /^\/([a-z]+-)?cars-for-sale(?=[/?]|$)/;
/** A soak run crawls all lists, any other run those of certified cars. */
const crawledLists = isSoak() ? listPath : /^\/certified-cars-for-sale(?=[/?]|$)/;
const follows = (address: string) => !listPath.test(address) || crawledLists.test(address);

/** Lists and pages of them that this inventory can have at most, by the names of its filters. */
async function maxLists(origin: string) {
  const search = isSoak() ? "search" : "search?condition=certified";
  const { facets, pages, total } = SearchReply.parse(
    await ask(`${origin}/api/inventory/${search}`),
  );
  const { makes } = Vocabulary.parse(await ask(`${origin}/api/inventory/vocabulary`));
  const models = makes.flatMap((make) => make.models).length;
  const bodies = facets.bodyStyle.length;
  const features = facets.feature.length;
  const prices = boundSteps.priceMax.length;
  const mileages = boundSteps.mileageMax.length;
  const single = bodies + makes.length + features + prices + mileages;
  const pairs =
    bodies * (makes.length + features + prices + mileages) +
    makes.length * (prices + mileages) +
    prices * mileages;
  const scopes = isSoak() ? facets.condition.length + 1 : 1;
  return { lists: scopes * (1 + single + pairs + models), pages: scopes * pages, cars: total };
}

test("a crawl ends: each page once, under its canonical address, with valid structured data; what may be indexed is the sitemap", async ({
  site,
}) => {
  const { origin } = site;
  const max = await maxLists(origin);
  const maxPages = max.lists + max.pages + max.cars + 100;
  const pages = [...(await crawl(origin, { maxPages, follows }))];
  const answered = pages.filter(([, { redirect }]) => redirect === null);
  expect(answered.filter(([, { status }]) => status !== 200)).toEqual([]);
  expect(
    pages.filter(([address]) => address.includes("?") && !/\?page=\d+$/.test(address)),
  ).toEqual([]);
  expect(answered.filter(([address, { canonical }]) => (canonical ?? address) !== address)).toEqual(
    [],
  );
  const isCar = (address: string) => /-[A-HJ-NPR-Z0-9]{17}$/.test(address);
  const lists = answered.filter(([address]) => listPath.test(address) && !isCar(address));
  const indexable = lists.filter(([, page]) => page.isIndexable);
  const found = `${pages.length} addresses: ${lists.length} of lists, of which ${indexable.length} may be indexed (at most ${max.lists}), and ${pages.filter(([address]) => isCar(address)).length} of cars`;
  console.info(found);
  test.info().annotations.push({ type: "measured", description: found });
  expect(indexable.length).toBeGreaterThan(100);
  expect(indexable.length).toBeLessThanOrEqual(max.lists);
  expect(lists.length - indexable.length).toBeLessThanOrEqual(max.pages);
  expect(answered.filter(([address]) => isCar(address))).toHaveLength(max.cars);
  expect(pages.length - answered.length).toBeLessThanOrEqual(10);

  const ofPage = ([address, { from }]: (typeof pages)[number]) => `${address} from ${from}`;
  const open = answered.filter(([, { isIndexable }]) => isIndexable);
  expect(open.filter(([, { canonicals }]) => canonicals !== 1).map(ofPage)).toEqual([]);
  const faulty = answered.filter(([, { faults }]) => faults.length > 0);
  expect(faulty.map(([address, { faults }]) => [address, ...faults])).toEqual([]);

  const listed = (await readSitemap(origin)).filter(follows);
  expect(listed).toHaveLength(new Set(listed).size);
  const reachable = new Set(open.map(([address]) => address));
  expect(open.filter(([address]) => !listed.includes(address)).map(ofPage)).toEqual([]);
  expect(listed.filter((address) => !reachable.has(address))).toEqual([]);
});
