import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { to12HourTime } from "@forecourt/domain/appointments/format";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { OfferLead } from "./lead-of-offer.ts";

const actions = { "bring-in": "Bring in", "no-offer": "Call back", "no-value": "Call back" };

/**
 * Subject that staff reads in the list of mails: `Sell: 2020 Toyota RAV4, 60,000 miles, $10,548 (T-MYXZ-9RV6), drop-off
 * Dec 2, 9:00 a.m.`
 */
export function leadSubject({ content, offer, storeTexts, store }: OfferLead): string {
  const { car, interest, dropOffAt, payoff, selectedPayment } = content;
  const { outcome } = offer.result;
  const { offered } = offerSummary(offer, payoff, storeTexts);
  const priced = offered.find(({ kind }) => kind === selectedPayment) ?? offered[0];
  const wish = interest === "sell" ? "Sell" : "Trade-in";
  const facts = [
    `${car.modelYear} ${car.make} ${car.model}`,
    `${car.mileage.toLocaleString("en-US")} miles`,
    ...(priced ? [priced.price] : []),
  ].join(", ");
  const dropOff =
    dropOffAt === null ? "" : `, drop-off ${shortStart(dropOffAt, store.company.timezone)}`;
  const action = outcome === "offers" ? wish : actions[outcome];
  return `${action}: ${facts} (${offer.number})${dropOff}`;
}

/** `Dec 2, 9:00 a.m.` by the store's clock. */
function shortStart(at: string, timeZone: string): string {
  const start = new Date(at);
  const date = start.toLocaleDateString("en-US", { timeZone, month: "short", day: "numeric" });
  const { clock, half } = to12HourTime(formatTime(wallTimeAt(start, timeZone).minutes));
  return `${date}, ${clock} ${half === "am" ? "a.m." : "p.m."}`;
}
