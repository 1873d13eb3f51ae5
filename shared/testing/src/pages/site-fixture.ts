import { readFileSync } from "node:fs";
import path from "node:path";
import { Taxes } from "@forecourt/contracts/dealer-config/taxes";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment } from "@forecourt/contracts/site-store";
import { defaultTexts } from "../default-texts.ts";

const defaults = path.resolve(import.meta.dirname, "../../../../dealers/defaults");
const read = (file: string) => JSON.parse(readFileSync(path.join(defaults, file), "utf8"));
const texts = defaultTexts();
const settings: Pick<SiteContext, "calculator" | "financeProgram"> & {
  taxes: unknown;
  inventory: Pick<
    SiteContext,
    "filterPriority" | "restrictions" | "earlyAccessDays" | "showDaysOnLot"
  >;
} = read("dealer.json");
// Parsed, because the configuration's schema fills in what the file leaves out.
const taxes = Taxes.parse(settings.taxes);

/** A dealer with one store and the default texts; `changes` replace whole values. */
export function siteFixture(changes: Partial<SiteContext> = {}): SiteContext {
  const store = storeFixture();
  return {
    dealerId: "ozark",
    origin: "https://www.ozark.example",
    name: "Ozark Trail Mitsubishi",
    description: "Cars in Cape Girardeau.",
    socialImage: null,
    store,
    storeChosen: false,
    stores: [store],
    logo: { label: "Ozark Trail Mitsubishi", image: "/assets/logo.svg?v=1" },
    icon: null,
    menu: { header: [], mobile: [], footer: [], footerLine: [] },
    texts,
    pages: { home: true, ourCompany: true, autoFinancing: true, sellTrade: true, service: true },
    conditions: ["used", "new", "certified"],
    filterPriority: settings.inventory.filterPriority,
    calculator: settings.calculator,
    financeProgram: settings.financeProgram,
    taxes,
    restrictions: settings.inventory.restrictions,
    earlyAccessDays: settings.inventory.earlyAccessDays,
    showDaysOnLot: settings.inventory.showDaysOnLot ?? false,
    quoteDays: 7,
    fees: [],
    theme: {},
    socials: [],
    timezone: "America/Chicago",
    phoneMasks: { general: "(999) 999-9999", input: "+1 (999) 999-9999" },
    cookieTier: 2,
    lockBackground: false,
    ...changes,
  };
}

/** The store of `siteFixture`: sales until half past five, service until five, both closed on Sunday. */
export function storeFixture(changes: Partial<SiteContext["store"]> = {}): SiteContext["store"] {
  return {
    id: "cape",
    name: "Cape Girardeau",
    city: "Cape Girardeau",
    stateShort: "MO",
    addressLine1: "4180 Sycamore Bend Road",
    addressLine2: null,
    zip: "63701",
    phone: "+15735550142",
    email: "hello@ozark.example",
    sales: departmentFixture("+15735550142", 17.5),
    service: departmentFixture("+15735550143", 17),
    map: { url: "https://maps.example/cape", latitude: 37.3059, longitude: -89.5181 },
    ...changes,
  };
}

function departmentFixture(phone: string, close: number): SiteDepartment {
  const open = { closed: false, open: 8, close };
  const closed = { closed: true, open: 0, close: 0 };
  return {
    phone,
    hoursText: "Monday to Saturday",
    workingHours: [open, open, open, open, open, open, closed],
  };
}
