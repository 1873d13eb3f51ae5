import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type {
  SiteDepartment,
  SiteFee,
  SiteStore,
  StoreChoice,
} from "@forecourt/contracts/site-store";
import { formatDaysOff } from "../format/format-days-off.ts";
import { hoursIn } from "../format/format-hours.ts";
import type { DealerSettings } from "../settings/settings.ts";

type Texts = Readonly<Record<string, string>>;

/** A store as pages show it, in the language of the texts. */
export function placeOf(
  { store, company, sales, service, map }: DealerConfig,
  texts: Texts,
): SiteStore {
  return {
    id: store.id,
    name: store.name,
    city: company.city,
    stateShort: company.stateShort,
    countryShort: company.countryShort,
    addressLine1: company.addressLine1,
    addressLine2: company.addressLine2,
    zip: company.zip,
    phone: company.phone,
    email: company.email,
    sales: department(sales, texts),
    service: service && department(service, texts),
    map: { url: map.url, latitude: map.latitude, longitude: map.longitude },
  };
}

/** The same with the facts that loaders need. */
export function placeWithHours(config: DealerConfig, texts: Texts): SiteStore {
  const { company, sales, service, pages, leads } = config;
  return {
    ...placeOf(config, texts),
    businessName: company.name,
    timezone: company.timezone,
    daysOff: sales.closedOn,
    replyHours: leads.replyWithinHours,
    buysCars: pages.sellTrade,
    ...(service && { serviceDaysOff: service.closedOn }),
  };
}

/** The stores of a dealer for the store chooser of the store with the settings `current`. */
export function storeChoices(
  dealer: DealerSettings,
  current: DealerConfig,
  texts: Texts,
): StoreChoice[] {
  const usual = JSON.stringify(feesOf(current, texts));
  return [...dealer.stores.values()].map(({ config }) => {
    const fees = feesOf(config, texts);
    return {
      id: config.store.id,
      name: config.store.name,
      city: config.company.city,
      stateShort: config.company.stateShort,
      phone: config.sales.phone,
      ...(dealer.stores.size > 1 && { address: config.company.addressLine1 }),
      ...(current.pages.locations && { page: locationPath(config.store.id) }),
      ...(JSON.stringify(fees) === usual ? {} : { fees }),
    };
  });
}

function department(from: DealerConfig["sales"], texts: Texts): SiteDepartment {
  return {
    phone: from.phone,
    hoursText: hoursIn(from, texts),
    workingHours: from.workingHours.map((day) => ({ ...day })),
    closedOn: formatDaysOff(from.closedOn, texts),
  };
}

/** A store's fees with their labels. */
export function feesOf({ fees }: DealerConfig, texts: Texts): SiteFee[] {
  const named: [string, number | null][] = [
    ["documentary", fees.documentaryCents],
    ["thirtyDayDrive", fees.thirtyDayDriveCents],
  ];
  return [
    ...named.flatMap(([id, cents]) =>
      cents === null ? [] : [{ id, label: texts[`fees.${id}`] ?? id, cents }],
    ),
    ...fees.others.map(({ id, label, amountCents }) => ({ id, label, cents: amountCents })),
  ];
}
