import type { Incentive } from "@forecourt/contracts/new-vehicle-offer";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PriceLine } from "./price-lines.ts";

type Offer = Pick<VehicleDetail, "msrp" | "incentives" | "price">;

/**
 * The lines from a new vehicle's MSRP down to its price, which is after the incentives of every buyer. What
 * remains is the dealer's own discount or, above the MSRP, the dealer's adjustment.
 */
export function stickerLines({ msrp, incentives, price }: Offer, site: SiteContext): PriceLine[] {
  if (msrp === null || price === null) return [];
  const label = (name: string) => fillText(site.texts, `price.${name}`);
  const forEveryone = incentives.filter(({ conditional }) => !conditional);
  const discount = forEveryone.reduce((rest, { cents }) => rest - cents, msrp - price);
  return [
    { label: label("msrp"), amount: formatCents(msrp) },
    ...(discount > 0 ? [{ label: label("discount"), amount: reduction(discount) }] : []),
    ...(discount < 0 ? [{ label: label("adjustment"), amount: formatCents(-discount) }] : []),
    ...forEveryone.map(({ label: name, cents }) => ({ label: name, amount: reduction(cents) })),
  ];
}

/**
 * Texts of incentives that only some buyers get, without programs that have ended. Where the dealer wants them unlocked
 * first, the text has only their number.
 */
export function conditionalOffers(
  { incentives, condition }: Offer & Pick<VehicleDetail, "condition">,
  { today, isUnlocked }: { today: string; isUnlocked: boolean },
  { texts, restrictions }: SiteContext,
): string[] {
  const current = incentives.filter(
    ({ conditional, endsOn }) => conditional && (endsOn === null || endsOn >= today),
  );
  if (current.length > 0 && restrictions[condition].unlockOffers && !isUnlocked) {
    const key = `price.conditional.locked.${pluralForm(current.length)}`;
    return [fillText(texts, key, { count: current.length })];
  }
  return current.map((incentive) => conditionalOffer(incentive, texts));
}

function conditionalOffer({ label, cents, endsOn }: Incentive, texts: SiteContext["texts"]) {
  const values = { label, amount: formatDollars(cents) };
  if (endsOn === null) return fillText(texts, "price.conditional", values);
  return fillText(texts, "price.conditional.until", {
    ...values,
    date: formatLongDate(endsOn, localeOf(texts)),
  });
}

function reduction(cents: number): string {
  return `−${formatCents(cents)}`;
}
