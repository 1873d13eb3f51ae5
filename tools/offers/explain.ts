import type { DeskDeps } from "@forecourt/service-trade/desk/desk-deps";
import { explainOffers } from "@forecourt/service-trade/seller-pages/explain-offer";
import { printable } from "../mailbox/printable.ts";
import { offerLines } from "./offer-lines.ts";

/** Prints every offer with a number or an id; 0 = each offer is the same to the cent. */
export async function explain({ database }: DeskDeps, id: string): Promise<number> {
  const offers = await explainOffers(database, id);
  for (const offer of offers) console.log(printable(offerLines(offer).join("\n")));
  if (offers.length === 0) console.error(`no offer has the id or number ${id}`);
  const isSame = offers.every(({ differences }) => differences.length === 0);
  return offers.length > 0 && isSame ? 0 : 1;
}
