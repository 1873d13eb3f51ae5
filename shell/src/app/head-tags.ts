import type { PageHead } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";

/** One element of the document's head that belongs to the page and not to the site. */
export interface HeadTag {
  tag: "meta" | "link" | "script";
  attributes: Record<string, string>;
  content?: string;
}

/** The attribute of head elements that the next page replaces. */
export const headAttribute = "data-page";

/** The head elements of one page, without its title. */
export function headTags(
  head: PageHead,
  site: Pick<SiteContext, "origin" | "name" | "socialImage" | "twitterImage">,
): HeadTag[] {
  const image = head.image ?? site.socialImage;
  // A page with a picture of its own shows that one everywhere.
  const twitterImage = head.image ?? site.twitterImage ?? image;
  return [
    meta("name", "description", head.description),
    ...(head.index === false ? [meta("name", "robots", "noindex")] : []),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:site_name", site.name),
    meta("property", "og:type", "website"),
    ...(image ? [meta("property", "og:image", absolute(site.origin, image))] : []),
    ...(twitterImage ? twitterCard(absolute(site.origin, twitterImage)) : []),
    ...(head.canonical === null ? [] : canonical(site.origin + head.canonical)),
    ...(head.jsonLd ?? []).map(structuredData),
  ];
}

function twitterCard(image: string): HeadTag[] {
  return [
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:image", image),
  ];
}

function canonical(address: string): HeadTag[] {
  return [
    { tag: "link", attributes: { rel: "canonical", href: address } },
    meta("property", "og:url", address),
  ];
}

function meta(key: "name" | "property", name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { [key]: name, content } };
}

/** A JSON-LD data block: browsers do not run it, so it needs no nonce. */
function structuredData(node: object): HeadTag {
  const content = JSON.stringify({ "@context": "https://schema.org", ...node });
  return { tag: "script", attributes: { type: "application/ld+json" }, content };
}

function absolute(origin: string, address: string): string {
  return address.startsWith("/") ? origin + address : address;
}
