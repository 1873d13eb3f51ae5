import { LeadAction } from "@forecourt/contracts/leads/leads";
import { type Cents, formatCents } from "@forecourt/domain/money";
import { joined } from "../adf/xml-text.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { StatedDeal } from "./deal-facts.ts";

const Wanted = LeadAction.pick({ vehicle: true });

/**
 * The lead with the loan that was accepted as its balance, and a total from which money down and trade equity leave that
 * balance: systems of dealers compute it again. Without figures, no balance is stated.
 */
export function acceptedLead<L extends Pick<StoredLead, "payload">>(
  lead: L,
  { deal, offer }: StatedDeal,
): L {
  const { vehicle } = Wanted.parse(lead.payload);
  if (!vehicle?.finance) return lead;
  const { balance: asked, downPayment: stated = 0, ...finance } = vehicle.finance;
  const down = deal?.moneyDownCents ?? null;
  const equity = asked === undefined ? 0 : Math.max(0, finance.amount - stated - asked);
  const total = offer === undefined ? finance.amount : offer.amountCents + (down ?? 0) + equity;
  const accepted = {
    ...finance,
    amount: total,
    ...(down !== null && { downPayment: down }),
    ...(offer && { monthly: offer.monthlyCents, balance: offer.amountCents }),
  };
  const comments = joined([vehicle.comments, differenceText(finance.amount, total)]);
  const changed = { ...vehicle, finance: accepted, ...(comments !== undefined && { comments }) };
  return { ...lead, payload: { ...Object(lead.payload), vehicle: changed } };
}

/** In English, like every text for staff. */
function differenceText(advertised: Cents, total: Cents): string | undefined {
  const more = total - advertised;
  if (more === 0) return undefined;
  const price = `the advertised total of ${formatCents(advertised)}`;
  return more > 0
    ? `The total is ${price} and ${formatCents(more)} of tax, title and fees in the accepted loan.`
    : `The accepted loan finances ${formatCents(-more)} less than ${price} asks for.`;
}
