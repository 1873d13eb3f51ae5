import {
  startingPaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import { dealCharges } from "@forecourt/domain/financing/deal-charges";
import { loanToValue } from "@forecourt/domain/financing/ratios";
import type { Cents } from "@forecourt/domain/money";
import { cashDownAt } from "@forecourt/domain/payment/estimate";
import type { OutTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { StoredContent } from "../../applications/stored.ts";

export type TaxSite = Pick<
  SiteContext,
  "taxes" | "fees" | "stores" | "calculator" | "financeProgram"
>;

/** Amount that a lender would finance: the price with taxes and fees, less money down and trade-in. Money in cents. */
export interface FinancedAmount {
  /** The car alone. */
  priceCents: Cents;
  /** The car and the dealer's fees. */
  advertisedCents: Cents;
  /** By the ZIP code of the applicant's home and the rules of today. */
  charges: OutTheDoor;
  moneyDownCents: Cents;
  /**
   * True = the applicant stated no money down; `moneyDownCents` is the amount with which the page of the answer starts.
   */
  isDownAssumed: boolean;
  tradeEquityCents: Cents;
  /** Before money down and trade-in, with the charges that are known. */
  totalCents: Cents;
  amountCents: Cents;
  /** Loan as a percentage of the price of the car. */
  loanToPrice: number | null;
  year: number;
}

/** The amount that a deal finances, by the rules of a quote; null without a car that has a price. */
export function financedAmount(content: StoredContent, site: TaxSite): FinancedAmount | null {
  const { deal } = content;
  const facts = deal?.car?.facts;
  if (!facts || facts.priceCents === null || facts.totalCents === null) return null;
  const { priceCents, totalCents: advertisedCents, condition, year, storeId } = facts;
  const isDownAssumed = content.kind === "pre-approval" && deal?.moneyDownCents === null;
  const moneyDownCents = isDownAssumed
    ? cashDownAt(advertisedCents, toPaymentTerms(startingPaymentTerms(site)))
    : (deal?.moneyDownCents ?? 0);
  const tradeEquityCents = deal?.tradeEquityCents ?? 0;
  const charges = dealCharges(
    {
      priceCents,
      advertisedCents,
      isNew: condition === "new",
      fees: feesOfStore(site, storeId),
      zip: zipOf(content),
      tradeEquityCents,
      payoffCents: deal?.trade?.owedCents ?? 0,
    },
    site.taxes,
  );
  const totalCents = charges.kind === "price" ? charges.total : advertisedCents;
  const amountCents = Math.max(0, totalCents - moneyDownCents - tradeEquityCents);
  return {
    priceCents,
    advertisedCents,
    charges,
    moneyDownCents,
    isDownAssumed,
    tradeEquityCents,
    totalCents,
    amountCents,
    loanToPrice: loanToValue(amountCents, priceCents),
    year,
  };
}

function feesOfStore({ stores, fees }: TaxSite, storeId: string) {
  return stores.find(({ id }) => id === storeId)?.fees ?? fees;
}

function zipOf(content: StoredContent): string {
  return content.kind === "full"
    ? (content.borrower.residences[0]?.zipCode ?? "")
    : content.applicant.zip;
}
