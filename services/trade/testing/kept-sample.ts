import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { oneOffer } from "../desk/one-offer.ts";
import { type RunningTrade, signingSecret } from "./running-trade.ts";
import { sampleCar, startSample } from "./sample-car.ts";
import { noProblems } from "./sample-input.ts";

const seller = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  slot: "2026-11-24T09:30",
};

interface Kept {
  answers?: Readonly<Record<string, readonly string[]>>;
  slot?: string;
  car?: object;
  interest?: "sell" | "trade-in";
}

/** The answers of `keptSample`: $15,500 cash now, $17,945 more later. */
export const smokedIn = { ...noProblems, "100": ["good"], "201": ["yes"] };

/** An offer that its seller keeps; on Monday, November 23, 2026, with a drop-off on the next day. */
export async function keptSample(
  site: RunningTrade,
  { answers = smokedIn, slot = seller.slot, car = sampleCar, interest = "sell" }: Kept = {},
) {
  const { path, token } = await startSample(site, answers, car);
  await site.form(`${path}/offer/form`, {});
  await site.form(`${path}/offer/keep/form`, { ...seller, slot, interest });
  const { offer } = TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
  if (offer === null) throw new Error("the sample has no offer");
  const { number } = offer;
  return { path, token, number };
}

/** Dependencies of the desk's commands, beside a running site. */
export function deskOf(site: RunningTrade, now: () => Date) {
  const { database, dealers } = site;
  const deps = { database, dealers, now, signingSecret };
  return { deps, offer: (number: string) => oneOffer(deps, number) };
}
