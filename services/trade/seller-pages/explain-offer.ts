import type { Database } from "@forecourt/service-kit/db";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import { eventsOf, type Revision } from "../inspections/offer-events.ts";
import { keptOfferOf } from "../kept/kept-store.ts";
import { engineVersion, makeOffer } from "../offer/make-offer.ts";
import { reviseOffer } from "../offer/revise-offer.ts";
import { rulesOf } from "../offers/find-offer.ts";
import { offerNumberOf } from "../offers/offer-number.ts";
import { offerView } from "../offers/offer-view.ts";
import { versionedRules } from "../offers/rules-version.ts";
import type { StoredInput, StoredResult } from "../offers/stored-offer.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";
import type { Valuation } from "../valuation/valuation.ts";

/** A stored offer, and whether its inputs lead to the same result again. */
export interface ExplainedOffer {
  row: OfferRow;
  input: StoredInput;
  valuation: Valuation | null;
  view: ReturnType<typeof offerView>;
  /** The versions that inspections made of it, in their order. */
  revisions: Revision[];
  /** Differences; empty = the offer is the same to the cent. */
  differences: string[];
}

/** Derives every offer with a number or id again; numbers are unique for each dealer. */
export async function explainOffers(
  database: Database<TradeTables>,
  idOrNumber: string,
): Promise<ExplainedOffer[]> {
  const id = offerNumberOf(idOrNumber);
  const rows = await database.query
    .selectFrom("trade_offers")
    .selectAll()
    .where((where) => where.or([where("id", "=", id), where("number", "=", id)]))
    .execute();
  return Promise.all(rows.map((row) => explain(database, row)));
}

async function explain(database: Database<TradeTables>, row: OfferRow): Promise<ExplainedOffer> {
  const rules = await rulesOf(database, row.rules_version);
  const input = JSON.parse(row.input) as StoredInput;
  const valuation = JSON.parse(row.valuation ?? "null") as Valuation | null;
  const stored = JSON.parse(row.result) as StoredResult;
  const differences: string[] = [];
  if (versionedRules(rules).version !== row.rules_version) {
    differences.push("the stored rules are not those of their version");
  }
  if (valuation && canonicalJson(valuation.values) !== canonicalJson(input.values)) {
    differences.push("the values are not those of the valuation");
  }
  if (row.engine_version !== engineVersion) {
    differences.push(
      `it was made by version ${row.engine_version} of the engine, this is ${engineVersion}`,
    );
  } else if (stored.outcome !== "no-value") {
    const again = makeOffer({ ...input, rules });
    if (canonicalJson(again) !== canonicalJson(stored)) {
      differences.push(`derived again, it is ${JSON.stringify(again)}`);
    }
  }
  const revisions = await revisionsOf(database, row);
  for (const [index, { content }] of revisions.entries()) {
    const { cashNow, moreCashLater } = content;
    const again = reviseOffer(stored, content.lines);
    if (canonicalJson(again) !== canonicalJson({ cashNow, moreCashLater })) {
      differences.push(`version ${index + 2}, derived again, is ${JSON.stringify(again)}`);
    }
  }
  return { row, input, valuation, view: offerView(row, rules), revisions, differences };
}

async function revisionsOf(database: Database<TradeTables>, row: OfferRow): Promise<Revision[]> {
  const kept = await keptOfferOf(database, row);
  if (kept === null) return [];
  const events = (await eventsOf(database.query, [kept.row.id])).get(kept.row.id) ?? [];
  return events.filter((event): event is Revision => event.kind === "revised");
}
