import { setTimeout as sleep } from "node:timers/promises";
import { eventually } from "../harness/eventually.ts";
import { get } from "../harness/get.ts";
import { publicPages } from "../harness/public-pages.ts";
import { expect, test } from "../harness/test.ts";

test.use({ siteOptions: { separate: ["inventory", "company", "service"] } });

interface Visitor {
  host: string;
  store: string | null;
  path: string;
}

const lists = ["/used-cars-for-sale", "/cars-for-sale/suvs"];
const paths = [...publicPages({ without: ["inventory"] }), ...lists];
const stores = [null, "columbia", "jefferson-city"];
const visitors: Visitor[] = paths.flatMap((path) => [
  { host: "localhost", store: null, path },
  ...stores.map((store) => ({ host: "group.localhost", store, path })),
]);

const arrivals = 'data-fragment="inventory/arrivals"';

/** Texts that differ between the pages of two visitors: cars, phone numbers, addresses, names. */
function marks(html: string): Set<string> {
  const vins = html.match(/\b[A-HJ-NPR-Z0-9]{17}\b/g) ?? [];
  const telephones = html.match(/tel:\+1\d{10}/g) ?? [];
  const mails = html.match(/[a-z.]+@[a-z]+\.example/g) ?? [];
  const names = html.match(/Ozark Trail|Heartland Crossing/g) ?? [];
  return new Set([...vins, ...telephones, ...mails, ...names]);
}

test("visitors of two dealers and several stores never receive any of each other's pages", async ({
  ownSite,
}) => {
  const ask = ({ host, store, path }: Visitor) =>
    get({ port: ownSite.port, host, path, cookie: store === null ? "" : `store=${store}` });

  // One after the other: the values of each visitor's page, which no other page may contain.
  const own: Set<string>[] = [];
  for (const visitor of visitors) {
    const mine = new Set<string>();
    await eventually(`all of ${visitor.path}`, async () => {
      const { body } = await ask(visitor);
      const before = mine.size;
      for (const mark of marks(body)) mine.add(mark);
      // A busy machine leaves out the parts of a page that another area draws.
      return mine.size === before && (visitor.path !== "/" || body.includes(arrivals));
    });
    own.push(mine);
  }
  const everything = new Set(own.flatMap((set) => [...set]));
  expect(everything.size).toBeGreaterThan(100);

  let whole = 0;
  for (let round = 0; round < 3; round += 1) {
    // All at once, each caught in the middle of its loaders, and answered in no order.
    for (const name of ["inventory", "company", "service"]) await ownSite.pause(name);
    const answers = visitors.map(ask);
    await sleep(200);
    for (const name of ["service", "inventory", "company"]) await ownSite.proceed(name);
    for (const [index, answer] of (await Promise.all(answers)).entries()) {
      const mine = own[index] ?? new Set();
      const found = marks(answer.body);
      expect([...found].filter((mark) => !mine.has(mark))).toEqual([]);
      if (answer.status === 200 && found.size === mine.size) whole += 1;
    }
  }
  expect(whole).toBeGreaterThan(0);
});
