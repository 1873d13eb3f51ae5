import { allAreas } from "@forecourt/contracts/area-definitions";
import type { FactSource, Facts } from "@forecourt/contracts/areas/facts";
import { dollars, whole } from "@forecourt/contracts/areas/format-facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { hoursIn } from "./format/format-hours.ts";
import { placeFacts } from "./place-facts.ts";
import { didYouMean } from "./problems/did-you-mean.ts";
import type { Finding } from "./problems/schema-problems.ts";
import type { StoreSettings } from "./settings/settings.ts";
import { storesByService } from "./stores-by-service.ts";
import { storesFacts } from "./stores-facts.ts";
import { tradePlaces } from "./trade-places.ts";

/** The facts of a store with these settings, or of the whole dealer. */
export function factsOf(
  { config, chosen }: Pick<StoreSettings, "config" | "chosen">,
  stores: readonly DealerConfig[],
  texts: FactSource["texts"],
): Facts {
  const { company, site, store, employees, phoneMasks } = config;
  const phone = (number: string): string => maskPhone(number, phoneMasks.general);
  return {
    "site.name": site.name,
    "store.name": store.name,
    // Null = the page speaks for a group, whose visitor has chosen none.
    "store.chosen": chosen || stores.length < 2 ? store.name : null,
    "stores.count": whole(stores.length),
    // Null = the dealer has one.
    "stores.several": stores.length < 2 ? null : whole(stores.length),
    ...storesByService(stores, texts),
    ...tradePlaces({ config, chosen }, stores),
    "company.name": company.name,
    "company.city": company.city,
    "company.state": company.state,
    "company.stateShort": company.stateShort,
    "company.country": company.country,
    "company.countryShort": company.countryShort,
    "company.address": [company.addressLine1, company.addressLine2].filter(Boolean).join(", "),
    "company.zip": company.zip,
    "company.phone": phone(company.phone),
    "company.phoneLink": `tel:${company.phone}`,
    "company.email": company.email,
    "company.emailLink": `mailto:${company.email}`,
    "sales.phone": phone(config.sales.phone),
    "sales.phoneLink": `tel:${config.sales.phone}`,
    "sales.hours": hoursIn(config.sales, texts),
    "service.phone": config.service && phone(config.service.phone),
    "service.phoneLink": config.service && `tel:${config.service.phone}`,
    "service.hours": config.service && hoursIn(config.service, texts),
    "service.makes": makesOf(config, texts),
    "map.url": config.map.url,
    ...placeFacts(chosen || stores.length < 2 ? [config] : stores, config, texts),
    ...person("generalManager", employees.generalManager),
    ...person("serviceManager", employees.serviceManager),
    ...feeFacts(config),
    ...storesFacts(chosen || stores.length < 2 ? [config] : stores, texts),
    ...areaFacts(config, texts),
  };
}

/** "Mitsubishi": the makes for which a store does recall and warranty repairs; null = none. */
function makesOf({ service }: DealerConfig, texts: FactSource["texts"]): string | null {
  const makes = service?.makes ?? [];
  return makes.length === 0 ? null : formatList(makes, localeOf(texts));
}

function person(key: string, employee: DealerConfig["employees"]["generalManager"]): Facts {
  return {
    [`${key}.name`]: employee && `${employee.firstName} ${employee.lastName}`,
    [`${key}.firstName`]: employee && employee.firstName,
    [`${key}.title`]: employee && employee.title,
  };
}

function feeFacts({ fees }: DealerConfig): Facts {
  const money = (cents: number | null): string | null => (cents === null ? null : dollars(cents));
  return {
    "fees.documentary": money(fees.documentaryCents),
    "fees.thirtyDayDrive": money(fees.thirtyDayDriveCents),
  };
}

/** The facts of every area, from the part of the configuration that areas may read. */
function areaFacts(
  { claims, trade, financeProgram, inventory }: DealerConfig,
  texts: FactSource["texts"],
): Facts {
  const source: FactSource = { texts, claims, trade, financeProgram, inventory };
  return Object.assign({}, ...allAreas.map(({ facts }) => facts(source)));
}

/** Says when `name` is no fact, or none of this store's. */
export function factFindings(path: Finding["path"], name: string, facts: Facts): Finding[] {
  if (!Object.hasOwn(facts, name)) {
    return [
      { path, message: `unknown placeholder {${name}}${didYouMean(name, Object.keys(facts))}` },
    ];
  }
  if (facts[name] === null) {
    return [{ path, message: `{${name}} has no value for store ${facts["store.name"]}` }];
  }
  return [];
}
