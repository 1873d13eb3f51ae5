/** A node of schema.org as a page has it. */
export type StructuredNode = Readonly<Record<string, unknown>> & { "@type": string };

/** The nodes of a document. */
export function nodesOf(html: string): StructuredNode[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json) as StructuredNode);
}

/** A place with its address and hours. */
const business = [
  "name",
  "url",
  "telephone",
  "address.streetAddress",
  "address.addressLocality",
  "address.addressRegion",
  "address.postalCode",
  "geo.latitude",
  "geo.longitude",
  "openingHoursSpecification.dayOfWeek",
  "openingHoursSpecification.opens",
  "openingHoursSpecification.closes",
];
/**
 * The properties that Google requires or recommends, and that every such node of ours has. A list is checked entry by
 * entry: `itemListElement.name`.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["name", "url"],
  AutoDealer: [...business, "image"],
  AutoRepair: business,
  AutoPartsStore: business,
  Car: [
    "name",
    "url",
    "vehicleIdentificationNumber",
    "brand.name",
    "model",
    "vehicleModelDate",
    "itemCondition",
  ],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
  Article: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author.name",
    "publisher.name",
    "publisher.url",
    "mainEntityOfPage",
  ],
  Person: ["name", "jobTitle", "url", "worksFor.name"],
  Offer: ["name", "description", "url", "validFrom", "validThrough", "offeredBy.name"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization.name",
    "hiringOrganization.sameAs",
    "jobLocation.address.streetAddress",
    "jobLocation.address.addressLocality",
    "jobLocation.address.addressRegion",
    "jobLocation.address.postalCode",
    "jobLocation.address.addressCountry",
    "employmentType",
    "url",
  ],
};

/** Properties that a node must have if it has their first word, such as `baseSalary`, at all. */
const whereStated: Readonly<Record<string, readonly string[]>> = {
  Car: [
    "image",
    "mileageFromOdometer.value",
    "mileageFromOdometer.unitCode",
    "offers.price",
    "offers.priceCurrency",
    "offers.availability",
    "offers.url",
    "offers.seller.name",
    "offers.seller.address.postalCode",
  ],
  Offer: ["price", "priceCurrency", "offeredBy.url"],
  JobPosting: ["baseSalary.currency", "baseSalary.value.minValue", "baseSalary.value.unitText"],
};

const urls = new Set(["url", "image", "item", "mainEntityOfPage", "logo", "sameAs"]);
const days = new Set(["datePosted", "datePublished", "dateModified", "validFrom", "validThrough"]);

/** Missing or wrong values of a node, a line each; empty = the node is sound. */
export function nodeFaults(node: StructuredNode): string[] {
  const type = node["@type"];
  const paths = required[type === "NewsArticle" ? "Article" : type];
  if (!paths) return [`${type}: no such type is expected`];
  if (node["@context"] !== "https://schema.org") return [`${type}: no context`];
  const stated = (whereStated[type] ?? []).filter((path) => (path.split(".")[0] ?? "") in node);
  return [
    ...[...paths, ...stated].flatMap((path) => pathFaults(node, path)),
    ...listFaults(node),
  ].map((fault) => `${type}: ${fault}`);
}

function pathFaults(node: StructuredNode, path: string): string[] {
  const found = valuesAt(node, path.split("."));
  if (found.length === 0) return [`${path} is missing`];
  return found
    .filter((value) => !isSound(path, value))
    .map((value) => `${path} is ${JSON.stringify(value)}`);
}

function valuesAt(from: unknown, [first, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(from)) return from.flatMap((one) => valuesAt(one, [first ?? "", ...rest]));
  if (first === undefined) return [from];
  if (typeof from !== "object" || from === null) return [undefined];
  const value = (from as Record<string, unknown>)[first];
  return rest.length === 0 ? [value].flat() : valuesAt(value, rest);
}

function isSound(path: string, value: unknown): boolean {
  const name = path.split(".").at(-1) ?? "";
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "string" || value.trim() === "" || /[{}]/.test(value)) return false;
  if (urls.has(name)) return URL.parse(value)?.protocol === "https:";
  return !days.has(name) || /^\d{4}-\d\d-\d\d$/.test(value);
}

/** Google requires at least two crumbs, numbered from 1. */
function listFaults(node: StructuredNode): string[] {
  if (node["@type"] !== "BreadcrumbList") return [];
  const positions = valuesAt(node, ["itemListElement", "position"]);
  const isNumbered = positions.every((position, index) => position === index + 1);
  return isNumbered && positions.length >= 2 ? [] : [`positions are ${positions.join(", ")}`];
}
