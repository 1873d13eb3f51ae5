import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { localeOf } from "@forecourt/domain/locale";
import { formatDollars } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";
import { milesOnLot } from "../../parts/miles-on-lot.ts";
import { formatMiles } from "../../parts/miles-text.ts";
import type { CompareRow } from "./compare-data.ts";

type Texts = Record<string, string>;
type ValueOf = (vehicle: VehicleDetail) => string | number | null;

/** The rows of the comparison, the price first. Facts that no car has are left out. */
export function compareRows(vehicles: readonly VehicleDetail[], site: SiteContext): CompareRow[] {
  return facts(site).flatMap(([key, valueOf]) => {
    const values = vehicles.map((vehicle) => {
      const value = valueOf(vehicle);
      return value === null ? null : String(value);
    });
    if (values.every((value) => value === null)) return [];
    return [{ label: fillText(site.texts, key), values, differs: differ(values) }];
  });
}

/** A row for each feature of one of the cars. */
export function equipmentRows(vehicles: readonly VehicleDetail[], texts: Texts): CompareRow[] {
  const named = new Map<string, string>();
  for (const feature of vehicles.flatMap(({ features }) => features)) {
    if (!named.has(plain(feature))) named.set(plain(feature), feature);
  }
  const yes = fillText(texts, "compare.has");
  return [...named].map(([word, label]) => {
    const values = vehicles.map(({ features }) =>
      features.some((feature) => plain(feature) === word) ? yes : null,
    );
    return { label, values, differs: differ(values) };
  });
}

function plain(feature: string): string {
  return feature.trim().toLowerCase();
}

function differ(values: readonly (string | null)[]): boolean {
  return new Set(values).size > 1;
}

/** Fuel economy; for electric cars, with the unit MPGe. */
function economy(name: "cityMpg" | "highwayMpg", texts: Texts): ValueOf {
  return ({ fuelType, [name]: mpg }) =>
    mpg !== null && fuelType === "electric" ? fillText(texts, "compare.mpge", { mpg }) : mpg;
}

function facts(site: SiteContext): [key: string, valueOf: ValueOf][] {
  const { texts, showDaysOnLot = false } = site;
  const word = (group: string, value: string | null) =>
    value === null ? null : fillText(texts, `${group}.${value}`);
  const total: ValueOf = ({ price, storeId, status }) => {
    if (status === "sold") return null;
    const advertised = advertisedPrice(price, storeFees(site, storeId));
    return advertised ? formatDollars(advertised.total) : fillText(texts, "price.call");
  };
  const odometer: ValueOf = (vehicle) => {
    const miles = milesOnLot(vehicle);
    return miles === null ? null : formatMiles(texts, miles);
  };
  const body: ValueOf = ({ bodyStyle }) =>
    word("bodyStyle", bodyStyle === null ? null : `${bodyStyle}.single`);
  const store: ValueOf = ({ storeId }) =>
    site.stores.length < 2 ? null : (site.stores.find(({ id }) => id === storeId)?.name ?? null);
  return [
    ["price.total", total],
    ["vehicle.fact.odometer", odometer],
    ["vehicle.fact.year", ({ year }) => year],
    ["vehicle.fact.trim", ({ trim }) => trim],
    ["vehicle.fact.condition", ({ condition }) => word("condition", condition)],
    ["vehicle.fact.bodyStyle", body],
    ["vehicle.fact.exteriorColor", ({ exteriorColor }) => exteriorColor],
    ["vehicle.fact.interiorColor", ({ interiorColor }) => interiorColor],
    ["vehicle.fact.engine", ({ engine }) => engine],
    ["vehicle.fact.transmission", ({ transmission }) => word("transmission", transmission)],
    ["vehicle.fact.drivetrain", ({ drivetrain }) => word("drivetrain", drivetrain)],
    ["vehicle.fact.fuelType", ({ fuelType }) => word("fuelType", fuelType)],
    ["vehicle.fact.cityMpg", economy("cityMpg", texts)],
    ["vehicle.fact.highwayMpg", economy("highwayMpg", texts)],
    ["vehicle.fact.doors", ({ doors }) => doors],
    ["vehicle.fact.store", store],
    [
      "vehicle.fact.listedOn",
      ({ firstSeen }) => (showDaysOnLot ? formatLongDate(firstSeen, localeOf(texts)) : null),
    ],
    ["vehicle.fact.vin", ({ vin }) => vin],
  ];
}
