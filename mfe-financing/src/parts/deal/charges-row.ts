import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { SiteContext } from "@forecourt/contracts/site";
import { dealCharges } from "@forecourt/domain/financing/deal-charges";
import { formatCents } from "@forecourt/domain/money";
import type { Text } from "../application/application-text.ts";

/**
 * Row with the tax and title fees that are not in the amount to finance, as the store's deal sheet has them. Empty =
 * the fees are not known.
 * @param zip of the borrower's home, as typed
 */
export function chargesRow(
  { taxes, stores, fees }: Pick<SiteContext, "taxes" | "stores" | "fees">,
  { car, trade, tradeEquityCents = null, amountToFinanceCents }: StatedDeal,
  { zip, t }: { zip: string; t: Text },
): { label: string; value: string }[] {
  const facts = car?.state === "sold" ? null : (car?.facts ?? null);
  if (amountToFinanceCents === null || !facts) return [];
  const { priceCents, totalCents, storeId, condition } = facts;
  if (priceCents === null || totalCents === null) return [];
  const charges = dealCharges(
    {
      priceCents,
      advertisedCents: totalCents,
      isNew: condition === "new",
      fees: stores.find(({ id }) => id === storeId)?.fees ?? fees,
      zip,
      tradeEquityCents: tradeEquityCents ?? 0,
      payoffCents: trade?.owedCents ?? 0,
    },
    taxes,
  );
  if (charges.kind !== "price") return [];
  const { missing, total, advertisedTotal } = charges;
  const values = { amount: formatCents(total - advertisedTotal), zip: charges.zip };
  const form = missing.length === 0 ? "all" : missing.join() === "localTax" ? "local" : "part";
  return [{ label: t("deal.charges"), value: t(`deal.charges.${form}`, values) }];
}
