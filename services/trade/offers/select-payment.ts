import type { OfferKind } from "@forecourt/contracts/dealer-config/trade/offers";
import { AppError } from "@forecourt/contracts/errors";
import { fillText } from "@forecourt/domain/fill-text";
import type { Database } from "@forecourt/service-kit/db";
import { keptOfferOf } from "../kept/kept-store.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";
import { offeredKinds, type StoredResult } from "./stored-offer.ts";

/** @throws AppError fields-invalid: the kind was not offered, or the offer is kept with another one */
export async function selectOffered(
  database: Database<TradeTables>,
  offer: OfferRow,
  { kind, texts }: { kind: OfferKind; texts: Readonly<Record<string, string>> },
): Promise<void> {
  if (!offeredKinds(JSON.parse(offer.result) as StoredResult).includes(kind)) {
    throw refused("this kind was not offered", fillText(texts, "trade.fault.not-offered"));
  }
  if (offer.selected_payment === kind) return;
  if ((await keptOfferOf(database, offer)) !== null) {
    throw refused("the offer is kept", fillText(texts, "trade.fault.kept"));
  }
  await database.query
    .updateTable("trade_offers")
    .set({ selected_payment: kind })
    .where("id", "=", offer.id)
    .execute();
}

function refused(message: string, selectedPayment: string): AppError {
  return new AppError("fields-invalid", message, { fields: { selectedPayment } });
}
