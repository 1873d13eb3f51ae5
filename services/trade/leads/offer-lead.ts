import { staffSheetPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { contentOf } from "../appraisals/appraisal-store.ts";
import type { Deps } from "../deps.ts";
import { keptOfferById } from "../kept/kept-store.ts";
import { sheetToken } from "../links/sheet-address.ts";
import { rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import type { OfferRow } from "../store/tables.ts";
import type { Valuation } from "../valuation/valuation.ts";
import type { OfferLead } from "./lead-of-offer.ts";

export type LeadDeps = Pick<Deps, "database" | "dealers" | "signingSecret">;

/** The VIN that the seller gave after they kept the offer; null = none. */
async function vinOf(
  { query }: LeadDeps["database"],
  { appraisal_id, revision }: OfferRow,
): Promise<string | null> {
  const row = await query
    .selectFrom("trade_appraisals")
    .selectAll()
    .where("id", "=", appraisal_id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row ? contentOf(row).car.vin : null;
}

/** A kept offer with all that its mails state, and its row. */
export async function offerLead(
  { database, dealers, signingSecret }: LeadDeps,
  keptId: string,
): Promise<{ lead: OfferLead; row: OfferRow }> {
  const { row: kept, content, interest } = await keptOfferById(database, keptId);
  const row = await database.query
    .selectFrom("trade_offers")
    .selectAll()
    .where("id", "=", kept.offer_id)
    .executeTakeFirstOrThrow();
  const { link_token: token } = await database.query
    .selectFrom("trade_outbox")
    .select("link_token")
    .where("kept_id", "=", keptId)
    .executeTakeFirstOrThrow();
  const rules = await rulesOf(database, row.rules_version);
  const vin = content.car.vin ?? (await vinOf(database, row));
  const storeId = content.storeId ?? row.store_id;
  const tenant = { dealerId: row.dealer_id, storeId };
  const { language } = content.origin;
  const site = dealers.current().site({ ...tenant, ...(language !== null && { language }) });
  const lead = {
    keptId,
    content: { ...content, car: { ...content.car, vin } },
    interest,
    offer: offerView(row, rules),
    input: JSON.parse(row.input) as StoredInput,
    rules,
    token: token ?? "",
    sheetPath: staffSheetPath.replace(":token", sheetToken(signingSecret, keptId)),
    valuation: JSON.parse(row.valuation ?? "null") as Valuation | null,
    storeId,
    store: dealers.current().config(tenant),
    texts: site.texts,
    storeTexts: dealers.current().site(tenant).texts,
    origin: site.origin,
  };
  return { lead, row };
}
