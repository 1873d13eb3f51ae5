import type { Calculator } from "./dealer-config/calculator.ts";
import type { FinanceProgram } from "./dealer-config/finance-program.ts";
import type { InventorySettings } from "./dealer-config/inventory.ts";
import type { PhoneMasks } from "./dealer-config/phone-masks.ts";
import type { Taxes } from "./dealer-config/taxes.ts";
import type { SitePopup } from "./popups.ts";

/**
 * The public part of a dealer's configuration as the frame and every page get it: resolved for one
 * tenant on the server. Holds nothing that a visitor may not read. What stands in every document is
 * `BrowserSite`.
 */
export interface SiteContext {
  dealerId: string;
  /** Canonical origin, without a trailing slash: `https://www.example.example`. */
  origin: string;
  name: string;
  description: string;
  /** Path or address of the picture for link previews. */
  socialImage: string | null;
  /** The chosen store, or the main one when none is chosen. */
  store: SiteStore;
  /** True when the visitor chose `store` himself. */
  storeChosen: boolean;
  /** All stores for the store chooser; one entry = no chooser. */
  stores: StoreChoice[];
  /** `imageOnDark` is the form for dark surfaces, where the dealer has one. */
  logo: { label: string; image: string | null; imageOnDark?: string | null };
  /** Address of the browser tab's icon, an SVG. */
  icon: string | null;
  menu: SiteMenu;
  /** Visible texts by key; see `t` in remote-kit. */
  texts: Record<string, string>;
  /** Further addresses of pages: path to path of the page; missing = none. */
  aliases?: Record<string, string>;
  /** Page flags after dealer and store: a missing or false flag is a page that does not exist. */
  pages: Record<string, boolean>;
  conditions: ("used" | "new" | "certified")[];
  /** The order of the search page's filters. */
  filterPriority: InventorySettings["filterPriority"];
  /** The controls of payment estimates and where they start. For loaders only. */
  calculator: Calculator;
  /** What payments are estimated with. For loaders only. */
  financeProgram: FinanceProgram;
  /** What prices out of the door are worked out with. For loaders only. */
  taxes: Taxes;
  /** Address of a car's history report with `{vin}` in it; null = none. For loaders only. */
  historyReportUrl?: string | null;
  /** What a visitor first has to unlock, by context. For loaders only. */
  restrictions: InventorySettings["restrictions"];
  /** Cars listed for fewer days are private; 0 = none is. For loaders only. */
  privateDays: number;
  /** False = no price is compared with others', see `market.ts`; not sent to browsers. */
  priceVerdict?: boolean;
  /** All stores with address and hours, for the page of a car that another store has. For loaders only. */
  places?: SiteStore[];
  /** Dealer fees that are part of every advertised price, in cents. */
  fees: SiteFee[];
  /** CSS variables that the dealer's theme sets, checked for contrast at load. */
  theme: Record<string, string>;
  socials: { name: string; url: string }[];
  timezone: string;
  /** A 9 for each digit: what numbers are shown in, and what they are put into while they are typed. */
  phoneMasks: Pick<PhoneMasks, "general" | "input">;
  /** The first that is due is shown; missing = none. */
  popups?: readonly SitePopup[];
  /** Missing = the dealer uses none. */
  tags?: SiteTags;
  /** Address of the chat widget's script; missing = none. */
  chatScript?: string;
  /** 0 to 3: how much of the visitor's consent is asked for, see `consent.ts`. */
  cookieTier: number;
  /** The page stays still and out of reach while the cookie banner is open. */
  lockBackground: boolean;
}

/**
 * What only loaders read. It would make every document heavier: a page hands what its components need
 * through its data.
 */
export const forLoaders = [
  "calculator",
  "financeProgram",
  "taxes",
  "historyReportUrl",
  "restrictions",
  "privateDays",
  "priceVerdict",
  "places",
] as const satisfies readonly (keyof SiteContext)[];

/** The site as components get it, inlined into every document. */
export type BrowserSite = Omit<SiteContext, (typeof forLoaders)[number]>;

/** Ids at outside analytics and advertising; a missing one is a tag that is never loaded. */
export interface SiteTags {
  googleTagManagerId?: string;
  googleAnalyticsId?: string;
  googleAdsId?: string;
  facebookPixelId?: string;
}

export interface StoreChoice {
  id: string;
  name: string;
  city: string;
  stateShort: string;
  /** E.164, of the sales department: whom to call about a car of this store. */
  phone?: string;
  /** Fees of this store where they differ from `SiteContext.fees`: a list may mix cars of many stores. */
  fees?: SiteFee[];
}

/** A dealer's fee in cents, part of every advertised price. */
export interface SiteFee {
  id: string;
  label: string;
  cents: number;
}

export interface SiteStore extends StoreChoice {
  addressLine1: string;
  addressLine2: string | null;
  zip: string;
  /** E.164: `+15735550142`. */
  phone: string;
  email: string;
  sales: SiteDepartment;
  service: SiteDepartment | null;
  map: { url: string; latitude: number; longitude: number };
}

export interface SiteDepartment {
  /** E.164. */
  phone: string;
  hoursText: string;
  /** Monday first, seven entries; hours as decimals of the store's own day: 17.5 = 5:30 p.m. */
  workingHours: { closed: boolean; open: number; close: number }[];
  /** Days on which it stays closed all the same, in words; null or missing = none. */
  closedOn?: string | null;
}

export interface SiteLink {
  label: string;
  /** A path of this site. */
  path: string;
}

export interface SiteMenu {
  /** The menus of the header; a menu without `path` only opens its links. */
  header: { label: string; path: string | null; links: SiteLink[] }[];
  /** The three quick actions of the mobile menu. */
  mobile: { label: string; action: "pre-approval" | "directions" | "call"; path: string | null }[];
  footer: { title: string; links: SiteLink[] }[];
  footerLine: SiteLink[];
}
