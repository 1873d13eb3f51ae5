import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatCents } from "@forecourt/domain/money";
import { siteText, type Text } from "../application/application-text.ts";

/** Car to be financed, as a page shows it. */
export interface CarView {
  label: string;
  /** Null = not decided. */
  vin: string | null;
  title: string;
  /** Stock number and price; empty = not known. */
  facts: string;
  /** Note that the car was sold or is not known; null = it is for sale. */
  note: string | null;
  links: { label: string; href: string }[];
}

/** `2021 Kia Telluride SX`; null = the inventory has no facts about the car. */
export function carTitle({ facts }: CarOfInterest): string | null {
  if (facts === null) return null;
  const { year, make, model, trim } = facts;
  return [year, make, model, ...(trim === null ? [] : [trim])].join(" ");
}

/** `Stock R1021 · $31,990.00 with dealer fees` */
export function carFacts({ facts }: CarOfInterest, t: Text): string {
  if (facts === null) return "";
  const { stockNumber, totalCents } = facts;
  return [
    ...(stockNumber === null ? [] : [t("car.stock", { stock: stockNumber })]),
    totalCents === null ? t("car.noPrice") : t("car.total", { total: formatCents(totalCents) }),
  ].join(" · ");
}

/** @param withoutCar the same page without the car; null = the page has a field for it */
export function carView(
  { texts, pages }: Pick<SiteContext, "texts" | "pages">,
  car: CarOfInterest | null,
  withoutCar: string | null,
): CarView {
  const t = siteText(texts);
  const lot = pages["search"] === true ? href.search() : null;
  const shop = (label: string) => (lot === null ? [] : [{ label, href: lot }]);
  if (car === null) {
    const title = t("car.undecided");
    const links = shop(t("car.choose"));
    return { label: t("car.title"), vin: null, title, facts: "", note: null, links };
  }
  return {
    label: t("car.title"),
    vin: car.vin,
    title: carTitle(car) ?? `VIN ${car.vin}`,
    facts: carFacts(car, t),
    note: noteOf(car, t),
    links: [
      ...shop(t("car.change")),
      ...(withoutCar === null ? [] : [{ label: t("car.remove"), href: withoutCar }]),
    ],
  };
}

function noteOf({ state, vin }: CarOfInterest, t: Text): string | null {
  if (state === "for-sale") return null;
  return state === "unchecked" ? t("car.unchecked", { vin }) : t(`car.${state}`);
}
