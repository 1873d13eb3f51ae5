import type { Calculator } from "./dealer-config/calculator.ts";
import type { FinanceProgram } from "./dealer-config/finance-program.ts";
import type { FontName } from "./dealer-config/fonts.ts";
import type { InventorySettings } from "./dealer-config/inventory.ts";
import type { PhoneMasks } from "./dealer-config/phone-masks.ts";
import type { Taxes } from "./dealer-config/taxes.ts";
import type { SitePopup } from "./popups.ts";
import type { SiteMenu } from "./site-menu.ts";
import type { SiteFee, SiteStore, StoreChoice } from "./site-store.ts";
import type { SettingTranslations } from "./translate-settings.ts";

/**
 * The public part of a dealer's configuration, resolved on the server for one tenant. The shell and
 * every page get it. It holds no secrets. The part that is in every document is `BrowserSite`.
 */
export interface SiteContext {
  dealerId: string;
  /** Canonical origin, without a trailing slash: `https://www.example.example`. */
  origin: string;
  /** The language of the texts; missing = English. */
  language?: string;
  /** The prefix of paths in this language: `/es`; missing = none. */
  prefix?: string;
  /** All languages of the site, English first; missing = English alone. */
  languages?: readonly SiteLanguage[];
  /** The variants that texts and settings are of, see `variantKey`; missing = the document is in no experiment. */
  variants?: string;
  /** Name of the dealer for the experiments client; missing = `dealerId`. */
  companyId?: string;
  name: string;
  description: string;
  /** Path or URL of the image for link previews. */
  socialImage: string | null;
  /** The image for link previews on X, formerly Twitter; null or missing = `socialImage`. */
  twitterImage?: string | null;
  /** The chosen store, or the main one when none is chosen. */
  store: SiteStore;
  /** True when the visitor chose `store`, or the address of the page names it. */
  storeChosen: boolean;
  /** True when the address of the page names `store`, see `askedStore`; missing = false. */
  storeAsked?: true;
  /** All stores for the store chooser; one entry = no chooser. */
  stores: StoreChoice[];
  /** `imageOnDark` is the variant for dark surfaces; null or missing = none. */
  logo: { label: string; image: string | null; imageOnDark?: string | null };
  /** URL of the favicon, an SVG. */
  icon: string | null;
  menu: SiteMenu;
  /** Translations of the texts that services return in English; missing = the language is English. For loaders only. */
  words?: SettingTranslations;
  /** Visible texts by key; see `t` in remote-kit. */
  texts: Record<string, string>;
  /** Additional paths of pages, by alias; missing = none. */
  aliases?: Record<string, string>;
  /** Redirects of former addresses, see `Redirects`; missing = none. For the server only. */
  redirects?: Readonly<Record<string, string>>;
  /** Merged page flags: a page with a missing or false flag does not exist. */
  pages: Record<string, boolean>;
  conditions: ("used" | "new" | "certified")[];
  /** Cars on one page of a list; missing = 19. For loaders only. */
  carsPerPage?: number;
  /** The order of a list whose address names none; missing = newest. For loaders only. */
  defaultSort?: InventorySettings["defaultSort"];
  /** The order of the search page's filters. */
  filterPriority: InventorySettings["filterPriority"];
  /** The sliders of payment estimates. For loaders only. */
  calculator: Calculator;
  /** The default values of payment estimates. For loaders only. */
  financeProgram: FinanceProgram;
  /** Taxes and government fees of out-the-door prices. For loaders only. */
  taxes: Taxes;
  /** URL of a car's history report with `{vin}` in it; null = none. For loaders only. */
  historyReportUrl?: string | null;
  /** Page of the dealer's partner who checks credit scores; null or missing = none. For loaders only. */
  creditCheckUrl?: string | null;
  /** Content that a visitor must unlock first, by condition of the car. For loaders only. */
  restrictions: InventorySettings["restrictions"];
  /** Cars listed for fewer days are early access; 0 = none. For loaders only. */
  earlyAccessDays: number;
  /** Length of the dealer's own warranty of a certified car, in words; null or missing = none. For loaders only. */
  certifiedWarranty?: string | null;
  /** Days for which a quote is valid. For loaders only. */
  quoteDays: number;
  /** False = no price ratings. For loaders only. */
  showPriceRatings?: boolean;
  /** True = pages show for how long a car has been listed. For loaders only. */
  showDaysOnLot?: boolean;
  /** Hosts whose pictures are marked as illustrations. For loaders only. */
  illustrationHosts?: readonly string[];
  /** All stores with address and hours, for the page of a car that another store has. For loaders only. */
  places?: SiteStore[];
  /** Paths of pages that other pages list today, such as offers; missing = none. For the sitemap only. */
  entries?: readonly string[];
  /** Paths of pages that list nothing today, so that nothing leads to them; missing = none. For the sitemap only. */
  emptyPages?: readonly string[];
  /** Dealer fees that are part of every advertised price, in cents. */
  fees: SiteFee[];
  /** The font that comes with the site; missing = none. For the server only. */
  font?: FontName;
  /** CSS variables of the dealer's theme; their contrast was checked when they were loaded. */
  theme: Record<string, string>;
  socials: { name: string; url: string }[];
  timezone: string;
  /** Phone masks with a 9 for each digit: for display, and for input fields. */
  phoneMasks: Pick<PhoneMasks, "general" | "input">;
  /** Pop-ups in order; the first one due is shown. Missing = none. */
  popups?: readonly SitePopup[];
  /** Ids of tags; missing = none. */
  tags?: SiteTags;
  /** URL of the chat widget's script, or its path on this site; missing = none. */
  chatScript?: string;
  /** 0 to 3: how detailed the consent is that visitors are asked for, see `consent.ts`. */
  cookieTier: number;
  /** True blocks the page while the cookie banner is open. */
  lockBackground: boolean;
}

/**
 * Keys that only loaders read. They are left out of documents to keep those small; a loader passes what
 * components need in the page's data.
 */
export const loaderOnlyKeys = [
  "calculator",
  "financeProgram",
  "taxes",
  "historyReportUrl",
  "creditCheckUrl",
  "restrictions",
  "earlyAccessDays",
  "certifiedWarranty",
  "quoteDays",
  "showPriceRatings",
  "showDaysOnLot",
  "defaultSort",
  "carsPerPage",
  "illustrationHosts",
  "places",
  "entries",
  "emptyPages",
  "font",
  "redirects",
  "words",
] as const satisfies readonly (keyof SiteContext)[];

/** The site as components get it; inlined into every document. */
export type BrowserSite = Omit<SiteContext, (typeof loaderOnlyKeys)[number]>;

/** Ids of external analytics and advertising; a tag without an id is never loaded. */
export interface SiteTags {
  googleTagManagerId?: string;
  googleAnalyticsId?: string;
  googleAdsId?: string;
  facebookPixelId?: string;
}

export interface SiteLanguage {
  /** Two letters: "es". */
  code: string;
  /** In this language: "Español". */
  name: string;
  /** In this language, for a visitor of a page in another one. */
  offer?: { question: string; link: string; dismiss: string };
}
