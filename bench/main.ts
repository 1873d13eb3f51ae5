import { loadavg } from "node:os";
import { areaNames } from "@forecourt/contracts/areas";
import { measureAdf } from "./measure/adf.ts";
import { measureChanges } from "./measure/changes/changes.ts";
import { measureDocuments } from "./measure/documents.ts";
import { measureFaults } from "./measure/faults/faults.ts";
import { measureGateway } from "./measure/gateway.ts";
import { measureGuide } from "./measure/guide/guide.ts";
import { measureLeads } from "./measure/leads/leads.ts";
import { measureLighthouse } from "./measure/lighthouse.ts";
import { measureMemory } from "./measure/memory/memory.ts";
import { measureOverload } from "./measure/overload/overload.ts";
import { measurePages } from "./measure/pages.ts";
import { measurePhoneInteractions } from "./measure/phone-interactions.ts";
import { measurePrerender } from "./measure/prerender.ts";
import { measureRendering } from "./measure/rendering.ts";
import { measureSaves } from "./measure/saves/saves.ts";
import { measureSearch } from "./measure/search/search.ts";
import { measureSearchHttp } from "./measure/search-http/search-http.ts";
import { measureTax } from "./measure/tax.ts";
import { measureVisit } from "./measure/visit.ts";

/** Every measurement by name; each gives figures that are printed as one line of JSON. */
const measurements: Record<string, () => Promise<object>> = {
  rendering: measureRendering,
  pages: measurePages,
  documents: measureDocuments,
  tax: measureTax,
  visit: measureVisit,
  prerender: measurePrerender,
  interactions: measurePhoneInteractions,
  gateway: measureGateway,
  overload: measureOverload,
  faults: measureFaults,
  memory: measureMemory,
  changes: measureChanges,
  saves: measureSaves,
  lighthouse: () => measureLighthouse(),
  search: measureSearch,
  "search-http": measureSearchHttp,
  adf: measureAdf,
  leads: measureLeads,
  guide: measureGuide,
};

/** Measurements that only run when they are named: of one area's pages. */
const ofAreas = Object.fromEntries(
  areaNames.map((area) => [`lighthouse:${area}`, () => measureLighthouse(area)]),
);

const names = process.argv.slice(2);
const known = names.length > 0 ? { ...measurements, ...ofAreas } : measurements;
const unknown = names.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`no such measurement: ${unknown.join(", ")}`);
  console.error(`usage: npm run bench -- [${Object.keys(known).join(" | ")}] ...`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(known)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const before = loadavg()[0];
  const figures = await measure();
  const load = { before: round(before), after: round(loadavg()[0]) };
  console.log(JSON.stringify({ bench: name, ...figures, load }));
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 100) / 100;
}
