import { z } from "zod";
import { Aliases } from "./dealer-config/aliases.ts";
import { Calculator } from "./dealer-config/calculator.ts";
import { Claims, Trade } from "./dealer-config/claims.ts";
import { Collections } from "./dealer-config/collections.ts";
import {
  Company,
  Employees,
  Logos,
  Ratings,
  Socials,
  Store,
  StoreMap,
  Website,
} from "./dealer-config/company.ts";
import { Department, ServiceDepartment } from "./dealer-config/departments.ts";
import { Fees } from "./dealer-config/fees.ts";
import { AutoFinancing, FinanceProgram } from "./dealer-config/finance-program.ts";
import { InventorySettings } from "./dealer-config/inventory.ts";
import { Leads } from "./dealer-config/leads.ts";
import { Menu } from "./dealer-config/menu.ts";
import {
  Analytics,
  ChatWidget,
  Experiments,
  MapService,
  Scheduling,
} from "./dealer-config/outside.ts";
import { PageFlags } from "./dealer-config/pages.ts";
import { PhoneMasks } from "./dealer-config/phone-masks.ts";
import { Popups } from "./dealer-config/popups.ts";
import { Privacy } from "./dealer-config/privacy.ts";
import { Taxes } from "./dealer-config/taxes.ts";
import { TestDrive } from "./dealer-config/test-drive.ts";
import { Theme } from "./dealer-config/theme.ts";
import { orNull, Slug } from "./dealer-config/values.ts";

/**
 * Everything that is configured for one store: defaults, then the dealer's file, then the store's,
 * merged. Not public as a whole; what pages get is `SiteContext`.
 */
export const DealerConfig = z.strictObject({
  store: Store,
  company: Company,
  site: Website,
  logos: Logos,
  sales: Department,
  /** Cleared with `null` where cars are sold but not serviced. */
  service: orNull(ServiceDepartment),
  employees: Employees,
  map: StoreMap,
  socials: Socials,
  ratings: Ratings,
  pages: PageFlags,
  menu: Menu,
  theme: Theme,
  inventory: InventorySettings,
  fees: Fees,
  taxes: Taxes,
  calculator: Calculator,
  financeProgram: FinanceProgram,
  autoFinancing: AutoFinancing,
  trade: Trade,
  claims: Claims,
  leads: Leads,
  testDrive: TestDrive,
  phoneMasks: PhoneMasks,
  privacy: Privacy,
  collections: Collections,
  analytics: Analytics,
  mapService: MapService,
  scheduling: orNull(Scheduling),
  chat: ChatWidget,
  experiments: Experiments,
  popups: Popups.default({}),
});
export type DealerConfig = z.infer<typeof DealerConfig>;

/** Keys of `dealer.json` that concern the dealer as a whole and no store can change. */
export const DealerIdentity = z.strictObject({
  /** Hosts this dealer answers to, lower case, without a port. */
  hosts: z
    .array(
      z.string().regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/, "a host in lower case without a port"),
    )
    .min(1, "at least one host"),
  /** The store whose telephone, hours and address stand for the dealer while none is chosen. */
  mainStore: Slug,
  /** The same whichever store is chosen: an address that is printed on a sign has no store. */
  aliases: Aliases.default({}),
});
export type DealerIdentity = z.infer<typeof DealerIdentity>;
