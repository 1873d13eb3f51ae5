import {
  completePaymentTerms,
  type StatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { type Cents, formatDollars } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";
import { isoDateIn } from "../../parts/calendar-days.ts";
import { storeFees } from "../../parts/fees-of.ts";
import { isIllustration } from "../../parts/is-illustration.ts";
import { formatMiles } from "../../parts/miles-text.ts";
import { storeWithMiles } from "../../parts/store-miles-text.ts";
import { cardPayment } from "../payment/card-payment.ts";
import type { CardData } from "./card-data.ts";
import { daysOnLotText } from "./days-on-lot-text.ts";
import { transitText } from "./transit-text.ts";

/** "2021 Mitsubishi Outlander". */
export function vehicleTitle({ year, make, model }: VehicleSummary): string {
  return `${year} ${make} ${model}`;
}

type Texts = Record<string, string>;

interface CardOptions {
  /** False in a list of one condition, where every card would have the same badge. */
  condition?: boolean;
  /**
   * The visitor's payment terms. With them the card shows a payment, its link has those of the address, and
   * its page must show `paymentDisclosures`.
   */
  stated?: StatedTerms;
  /** The visitor's price out the door, as a text; missing or null = none is shown. */
  outTheDoor?: string | null;
  /** Miles to the stores by id; missing = only their names are shown. */
  distances?: Readonly<Record<string, number>>;
}

/** A car as its card shows it. */
export function vehicleCard(
  vehicle: VehicleSummary,
  site: SiteContext,
  { condition = true, stated, outTheDoor, distances = {} }: CardOptions = {},
): CardData {
  const { texts } = site;
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  const title = vehicleTitle(vehicle);
  const now = new Date();
  const transit = transitText(vehicle, site, now);
  return {
    href: href.vehicle(vehicle, stated?.terms),
    vin: vehicle.vin,
    title,
    trim: vehicle.trim,
    mileage: transit ?? (vehicle.mileage === null ? null : formatMiles(texts, vehicle.mileage)),
    fact: transit === null ? distinguishingFact(vehicle, texts) : null,
    mpg: mpgText(vehicle, texts),
    store: storeText(vehicle, distances, site),
    onLot: daysOnLotText("vehicle.card.onLot", vehicle, site, isoDateIn(site.timezone, now)),
    rating: ratingText(vehicle, site),
    total: price && formatDollars(price.total),
    previousPrice: previousPrice(vehicle, site),
    ...(outTheDoor && { outTheDoor }),
    ...(stated && { payment: price && payment(price.total, vehicle, stated, site) }),
    ...brandedTitle(vehicle, texts),
    badges: vehicleBadges(vehicle, texts, condition),
    image: vehicle.image,
    ...(isIllustration(vehicle.image, site) && { illustrated: true }),
    bodyStyle: vehicle.bodyStyle,
    exteriorHex: vehicle.exteriorHex,
    imageLabel: [title, vehicle.exteriorColor].filter((part) => part !== null).join(", "),
  };
}

/** City and highway; electric vehicles are rated in equivalents. */
function mpgText({ cityMpg, highwayMpg, fuelType }: VehicleSummary, texts: Texts): string | null {
  if (!cityMpg || !highwayMpg) return null;
  const key = fuelType === "electric" ? "vehicle.card.mpge" : "vehicle.card.mpg";
  return fillText(texts, key, { city: cityMpg, highway: highwayMpg });
}

/** Where the car is, at a dealer of several stores. */
function storeText(
  { storeId }: VehicleSummary,
  distances: Readonly<Record<string, number>>,
  { stores, texts }: SiteContext,
): string | null {
  const store = stores.length < 2 ? undefined : stores.find(({ id }) => id === storeId);
  return store ? storeWithMiles(store.name, distances[storeId], texts) : null;
}

/** Good and great prices only; the car's page shows every rating with its reasons. */
function ratingText({ priceRating }: VehicleSummary, site: SiteContext): string | null {
  if (!site.showPriceRatings || (priceRating !== "great" && priceRating !== "good")) return null;
  return fillText(site.texts, `priceRating.${priceRating}`);
}

function payment(
  total: Cents,
  { year, status }: VehicleSummary,
  stated: StatedTerms,
  site: SiteContext,
) {
  if (status === "sold") return null;
  return cardPayment(total, year, completePaymentTerms(stated, site), site);
}

function previousPrice(vehicle: VehicleSummary, site: SiteContext): string | null {
  if (vehicle.price === null || vehicle.priceBefore === null) return null;
  const before = advertisedPrice(vehicle.priceBefore, storeFees(site, vehicle.storeId));
  return before && fillText(site.texts, "price.before", { price: formatDollars(before.total) });
}

/** Unusual facts first: they distinguish a car better. */
function distinguishingFact(vehicle: VehicleSummary, texts: Texts): string | null {
  const { fuelType, drivetrain, transmission } = vehicle;
  if (fuelType && fuelType !== "gasoline") return fillText(texts, `fuelType.${fuelType}`);
  if (drivetrain && drivetrain !== "fwd") return fillText(texts, `drivetrain.${drivetrain}`);
  if (transmission === "manual") return fillText(texts, "transmission.manual");
  return drivetrain && fillText(texts, `drivetrain.${drivetrain}`);
}

/** A title with a brand lowers a car's value for good, so it is stated wherever its price is. */
function brandedTitle(
  { titleStatus }: VehicleSummary,
  texts: Texts,
): Pick<CardData, "brandedTitle"> {
  if (!titleStatus || titleStatus === "clean") return {};
  return { brandedTitle: fillText(texts, `vehicle.card.title.${titleStatus}`) };
}

function vehicleBadges(
  vehicle: VehicleSummary,
  texts: Record<string, string>,
  condition: boolean,
): string[] {
  const badges = condition ? [fillText(texts, `condition.${vehicle.condition}`)] : [];
  if (vehicle.status === "live" && vehicle.price !== null && vehicle.priceBefore !== null) {
    const amount = formatDollars(vehicle.priceBefore - vehicle.price);
    badges.push(fillText(texts, "price.reduced", { amount }));
  }
  return badges;
}
