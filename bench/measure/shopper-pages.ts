import { href } from "@forecourt/contracts/href";
import { startBenchSite } from "./bench-site.ts";

/** The addresses of the pages that a shopper sees most, each with a car of the demo inventory. */
export interface ShopperPages {
  home: string;
  search: string;
  vehicle: string;
  compare: string;
  personalize: string;
  testDrive: string;
  financing: string;
  preApproval: string;
  creditScore: string;
  application: string;
}

/** Starts the site, passes its pages' addresses to `measure`, and stops it. */
export async function withShopperPages<Result>(
  measure: (pages: ShopperPages) => Promise<Result>,
): Promise<Result> {
  const site = await startBenchSite("grouped");
  try {
    return await measure(await shopperPages(site.origin));
  } finally {
    await site.stop();
  }
}

/** The pages at `origin`, with the first cars of its used-car list. */
async function shopperPages(origin: string): Promise<ShopperPages> {
  const search = `${origin}/used-cars-for-sale`;
  const html = await (await fetch(search)).text();
  const links = html.matchAll(
    /href="\/[a-z]+-cars-for-sale\/(\d{4}-[\w-]+-([A-HJ-NPR-Z0-9]{17}))"/g,
  );
  const cars = new Map(Array.from(links, ([, name = "", vin = ""]) => [vin, name]));
  const [first, ...others] = cars;
  if (!first || others.length < 2) throw new Error(`${search}: fewer than three cars are listed`);
  const [vin, name] = first;
  const vins = [vin, ...others.slice(0, 2).map(([other]) => other)];
  return {
    home: `${origin}/`,
    search,
    vehicle: `${search}/${name}`,
    compare: `${origin}/compare?cars=${vins.join(",")}`,
    personalize: `${origin}/personalize/${name}`,
    testDrive: `${origin}/test-drive/${name}`,
    financing: origin + href.page("financing", "index"),
    preApproval: origin + href.page("financing", "apply"),
    creditScore: origin + href.page("financing", "creditScore"),
    application: origin + href.page("financing", "application"),
  };
}
