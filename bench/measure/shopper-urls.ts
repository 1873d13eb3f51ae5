import { href } from "@forecourt/contracts/href";
import { startBenchSite } from "./bench-site.ts";

/** URLs of the pages that shoppers open most, with cars of the demo inventory. */
export interface ShopperUrls {
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

/** Starts the site, passes the URLs to `measure`, and stops the site. */
export async function withShopperUrls<Result>(
  measure: (urls: ShopperUrls) => Promise<Result>,
): Promise<Result> {
  const site = await startBenchSite("grouped");
  try {
    return await measure(await shopperUrls(site.origin));
  } finally {
    await site.stop();
  }
}

/** The URLs at `origin`, with the first cars of the list of used cars. */
async function shopperUrls(origin: string): Promise<ShopperUrls> {
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
