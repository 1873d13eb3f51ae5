import { getFrom } from "./get.ts";

/** The path and query of each address of the sitemap, which may be an index of others. */
export async function readSitemap(origin: string, file = "/sitemap.xml"): Promise<string[]> {
  const { status, body: xml } = await getFrom(origin, file);
  if (status !== 200) throw new Error(`${file}: ${status}`);
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  if (!xml.includes("<sitemapindex")) return addresses;
  return (await Promise.all(addresses.map((part) => readSitemap(origin, part)))).flat();
}
