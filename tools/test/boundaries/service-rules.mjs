import { readdirSync } from "node:fs";
import path from "node:path";

const test = "\\.test\\.tsx?$";
const root = path.resolve(import.meta.dirname, "../../..");

/** The folders of each service, top first: a folder imports values only from itself and from the folders after it. */
const folders = {
  company: [
    "staff",
    "resumes",
    "limits",
    "help-center",
    "locations",
    "articles",
    "search",
    "offers",
    "promotions",
    "reviews",
  ],
  financing: [
    "staff",
    "routes",
    "returned-forms",
    "pre-approval",
    "submission",
    "vault",
    "notifications",
    "limits",
    "leads",
    "forms",
    "drafts",
    "bureau",
    "applications",
    "deal",
  ],
  images: ["transform", "source", "cache", "share", "work"],
  inventory: [
    "alerts",
    "feeds",
    "search-engines",
    "search-text",
    "pricing",
    "index-sync",
    "market",
    "import",
    "images",
    "gated",
  ],
  leads: [
    "routes",
    "inventory",
    "intake",
    "test-drives",
    "texts",
    "delivery",
    "cleanup",
    "shopper-mails",
    "quotes",
    "compose",
    "application-mails",
    "confirmations",
    "limits",
    "adf",
  ],
  service: [
    "staff",
    "routes",
    "recalls",
    "feeds",
    "booking",
    "notifications",
    "offers",
    "forms",
    "external-scheduler",
    "reminders",
    "limits",
    "visits",
  ],
  trade: [
    "routes",
    "seller-pages",
    "offered-car",
    "reminders",
    "leads",
    "sheet",
    "photos",
    "forms",
    "limits",
    "feeds",
    "desk",
    "kept",
    "offers",
    "drop-offs",
    "offer",
    "notices",
    "links",
    "car-lookup",
    "valuation",
    "appraisals",
    "inspections",
  ],
  visitor: ["routes", "tracking", "phone", "experiments", "buyer-preferences"],
};
/** Held by rules of their own, or the lowest of all. */
const elsewhere = ["fixtures", "migrations", "node_modules", "routes", "store", "testing"];

/** @throws Error for a folder that has no place in the order */
function requireOrder(service) {
  const present = readdirSync(path.join(root, "services", service), { withFileTypes: true });
  const missing = present
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !elsewhere.includes(name) && !folders[service]?.includes(name));
  if (missing.length > 0) {
    throw new Error(`name ${missing.join(", ")} of services/${service} in service-rules.mjs`);
  }
}

for (const service of readdirSync(path.join(root, "services"))) {
  if (service !== "gateway") requireOrder(service);
}

/** Rules for dependency-cruiser: inside a service, values are imported downward only. */
export const serviceRules = Object.entries(folders).flatMap(([service, order]) =>
  order.slice(1).map((folder, index) => ({
    name: `service-${service}-${folder}`,
    comment: `services/${service}/${folder} is below: ${order.slice(0, index + 1).join(", ")}.`,
    from: { path: `^services/${service}/${folder}/`, pathNot: [test, "/testing/"] },
    to: {
      path: `^services/${service}/(${order.slice(0, index + 1).join("|")})/`,
      dependencyTypesNot: ["type-only"],
    },
  })),
);
