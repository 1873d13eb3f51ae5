import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";
import { milesOnLot } from "../../parts/miles-on-lot.ts";
import { formatMiles } from "../../parts/miles-text.ts";
import type { Fact } from "./vehicle-data.ts";

/** The facts of a car in the order of the page; unknown ones are left out. */
export function vehicleFacts(vehicle: VehicleDetail, site: SiteContext): Fact[] {
  const { texts, stores, showDaysOnLot = false } = site;
  const miles = milesOnLot(vehicle);
  const word = (group: string, value: string | null) =>
    value === null ? null : fillText(texts, `${group}.${value}`);
  const body = vehicle.bodyStyle === null ? null : `${vehicle.bodyStyle}.single`;
  const store = stores.length > 1 ? stores.find(({ id }) => id === vehicle.storeId) : undefined;
  // The EPA rates electric vehicles in miles per gallon of gasoline equivalent.
  const isElectric = vehicle.fuelType === "electric";
  const facts: [name: string, value: string | number | null][] = [
    ["condition", word("condition", vehicle.condition)],
    ["trim", vehicle.trim],
    ["odometer", miles === null ? null : formatMiles(texts, miles)],
    ["bodyStyle", word("bodyStyle", body)],
    ["exteriorColor", vehicle.exteriorColor],
    ["interiorColor", vehicle.interiorColor],
    ["engine", vehicle.engine],
    ["transmission", word("transmission", vehicle.transmission)],
    ["drivetrain", word("drivetrain", vehicle.drivetrain)],
    ["fuelType", word("fuelType", vehicle.fuelType)],
    [isElectric ? "cityMpge" : "cityMpg", vehicle.cityMpg],
    [isElectric ? "highwayMpge" : "highwayMpg", vehicle.highwayMpg],
    ["doors", vehicle.doors],
    ["vin", vehicle.vin],
    ["stockNumber", vehicle.stockNumber],
    ["store", store?.name ?? null],
    ["listedOn", showDaysOnLot ? formatLongDate(vehicle.firstSeen, localeOf(texts)) : null],
  ];
  const stated = facts.flatMap(([name, value]): Fact[] => {
    if (value === null) return [];
    const label = fillText(texts, `vehicle.fact.${name}`);
    return [{ label, value: String(value), decoded: vehicle.decoded.includes(name) }];
  });
  return [...stated, ...stickerFact(vehicle, texts)];
}

/** The link to the window sticker of a car that has one. */
function stickerFact({ windowSticker }: VehicleDetail, texts: SiteContext["texts"]): Fact[] {
  if (windowSticker === null) return [];
  const label = fillText(texts, "vehicle.fact.windowSticker");
  const value = fillText(texts, "vehicle.windowSticker.open");
  return [{ label, value, decoded: false, href: windowSticker }];
}
