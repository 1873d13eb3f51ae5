import { z } from "zod";
import { Aliases } from "./dealer-config/aliases.ts";
import { Calculator } from "./dealer-config/calculator.ts";
import { Claims } from "./dealer-config/claims.ts";
import { Collections } from "./dealer-config/collections.ts";
import {
  Company,
  Employees,
  Logos,
  Socials,
  Store,
  StoreMap,
  Website,
} from "./dealer-config/company.ts";
import { CreditClaims } from "./dealer-config/credit-claims.ts";
import { Department, ServiceDepartment } from "./dealer-config/departments.ts";
import { Feed } from "./dealer-config/feed.ts";
import { Fees } from "./dealer-config/fees.ts";
import { AutoFinancing, FinanceProgram } from "./dealer-config/finance-program.ts";
import { InventorySettings } from "./dealer-config/inventory.ts";
import { Leads } from "./dealer-config/leads.ts";
import { Menu } from "./dealer-config/menu.ts";
import { Analytics, ChatWidget, Experiments } from "./dealer-config/outside.ts";
import { PageFlags } from "./dealer-config/pages.ts";
import { checkPaymentTerms } from "./dealer-config/payment-terms-check.ts";
import { PhoneCodes } from "./dealer-config/phone-codes.ts";
import { PhoneMasks } from "./dealer-config/phone-masks.ts";
import { Popups } from "./dealer-config/popups.ts";
import { Privacy } from "./dealer-config/privacy.ts";
import { Redirects } from "./dealer-config/redirects.ts";
import { Scheduling } from "./dealer-config/scheduling.ts";
import { Taxes } from "./dealer-config/taxes.ts";
import { TestDrive } from "./dealer-config/test-drive.ts";
import { Theme } from "./dealer-config/theme.ts";
import { Trade } from "./dealer-config/trade/offers.ts";
import { orNull, Slug } from "./dealer-config/values.ts";
import { defaultLanguage, languagePattern } from "./language.ts";

const Settings = z.strictObject({
  store: Store,
  company: Company,
  site: Website,
  logos: Logos,
  sales: Department,
  /** Null = this store has no service department. */
  service: orNull(ServiceDepartment),
  employees: Employees,
  map: StoreMap,
  socials: Socials,
  pages: PageFlags,
  menu: Menu,
  theme: Theme,
  inventory: InventorySettings,
  /** Null = the cars are imported by command. */
  feed: orNull(Feed),
  fees: Fees,
  taxes: Taxes,
  calculator: Calculator,
  financeProgram: FinanceProgram,
  autoFinancing: AutoFinancing,
  trade: Trade,
  claims: Claims,
  creditClaims: CreditClaims,
  leads: Leads,
  testDrive: TestDrive,
  phoneCodes: PhoneCodes,
  phoneMasks: PhoneMasks,
  privacy: Privacy,
  collections: Collections,
  analytics: Analytics,
  scheduling: Scheduling,
  chat: ChatWidget,
  experiments: Experiments,
  popups: Popups.default({}),
});

/**
 * The configuration of one store: the defaults, the dealer's file and the store's file, merged in this
 * order. It is not public as a whole; pages get `SiteContext`.
 */
export const DealerConfig = Settings.superRefine(checkPaymentTerms);
export type DealerConfig = z.infer<typeof DealerConfig>;

const Languages = z
  .array(z.string().regex(languagePattern, "a language such as es"))
  .refine((all) => all[0] === defaultLanguage && new Set(all).size === all.length, {
    message: `each language once, "${defaultLanguage}" first`,
  });

/** Keys of `dealer.json` that a store's file cannot override. */
export const DealerIdentity = z.strictObject({
  /** Host names of this dealer's site, lower case, without a port. */
  hosts: z
    .array(
      z.string().regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/, "a host in lower case without a port"),
    )
    .min(1, "at least one host"),
  /** The store whose phone, hours and address are shown until the visitor chooses one. */
  mainStore: Slug,
  /** Valid for all stores, because an address printed on a sign cannot name the chosen store. */
  aliases: Aliases.default({}),
  /** The languages of the site, the first of them for addresses without a prefix. */
  languages: Languages.default([defaultLanguage]),
  /** Former addresses, valid for all stores. */
  redirects: Redirects.default({}),
});
export type DealerIdentity = z.infer<typeof DealerIdentity>;
