import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { OfferLine } from "@forecourt/contracts/areas/trade/offer-lines";
import type { PreviousOffer } from "@forecourt/contracts/areas/trade/offer-page";
import { type KindSummary, offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { formatDollars } from "@forecourt/domain/money";
import type { ChangedData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** Changed answers, and their effect on each kind of offer, line by line. */
export function changedView(
  { request, text }: OfferContext,
  offer: TradeOffer,
  { offer: previous, changes }: PreviousOffer,
): ChangedData {
  const { texts } = request.site;
  const before = offerSummary(previous, null, texts);
  const now = offerSummary(offer, null, texts);
  const pairs = now.offered.map((kind) => ({
    now: kind,
    before: before.offered.find((one) => one.kind === kind.kind) ?? null,
  }));
  const columns: ChangedData["tables"][number]["columns"] = [
    text("changed.line"),
    text("changed.before"),
    text("changed.now"),
    text("changed.difference"),
  ];
  return {
    title: text("changed.title"),
    prices: pairs.flatMap((pair) =>
      pair.before === null ? [] : [priceSentence(pair.before, pair.now, text)],
    ),
    sentences: [
      ...(changes.length === 0 ? [text(unchangedKey(before.offered, now.offered))] : []),
      ...changes.map(({ sentence, ...change }) => sentence ?? text("changed.fromTo", change)),
      ...outcomeSentence(previous, before.offered, text),
    ],
    details: text("changed.details"),
    tables: pairs.flatMap((pair) =>
      pair.before === null
        ? []
        : [{ title: pair.now.title, columns, rows: rowsOf(pair.before, pair.now, text) }],
    ),
  };
}

/** Whether both offers are of the same kinds at the same prices. */
export function areSamePrices(
  before: readonly KindSummary[],
  now: readonly KindSummary[],
): boolean {
  const prices = (kinds: readonly KindSummary[]) =>
    kinds.map(({ kind, priceCents }) => `${kind} ${priceCents}`).join();
  return now.length > 0 && prices(before) === prices(now);
}

function unchangedKey(before: readonly KindSummary[], now: readonly KindSummary[]): string {
  return areSamePrices(before, now) ? "changed.same.price" : "changed.same";
}

/** "Cash now: $9,798, $7,075 less than before." */
function priceSentence(
  before: KindSummary,
  { title, price, priceCents }: KindSummary,
  text: OfferContext["text"],
): string {
  const difference = priceCents - before.priceCents;
  const way = difference === 0 ? "same" : difference < 0 ? "less" : "more";
  const amount = formatDollars(Math.abs(difference));
  return text(`changed.price.${way}`, { title, price, amount });
}

/** Sentence with the earlier offer, where no line can be compared. */
function outcomeSentence(
  { result }: TradeOffer,
  offered: readonly KindSummary[],
  text: OfferContext["text"],
): string[] {
  if (result.outcome === "no-value" || result.outcome === "offers") return [];
  return [text(`changed.outcome.${result.outcome}`, { price: offered[0]?.price ?? "" })];
}

/** The lines of answers and those of both offers, where they are not the same, and the price. */
function rowsOf(
  before: KindSummary,
  now: KindSummary,
  text: OfferContext["text"],
): ChangedData["tables"][number]["rows"] {
  const ids = [...new Set([...now.lines, ...before.lines].map(({ id }) => id))];
  const ordered = [...ids.filter((id) => id !== "final"), "final"];
  const find = (lines: readonly OfferLine[], id: string) => lines.find((line) => line.id === id);
  return ordered.flatMap((id) => {
    const [was, is] = [find(before.lines, id), find(now.lines, id)];
    if ((was === undefined || is === undefined) && !/^(?:deduction|option)\./.test(id)) return [];
    const difference = (is?.amountCents ?? 0) - (was?.amountCents ?? 0);
    const isSum = id === "final";
    if (difference === 0 && !isSum && was?.label === is?.label) return [];
    const absent = text("changed.absent");
    const signed = difference > 0 ? `+${formatDollars(difference)}` : formatDollars(difference);
    const cells: [string, string, string] = [was?.amount ?? absent, is?.amount ?? absent, signed];
    return [{ id, label: (is ?? was)?.label ?? id, cells, isSum }];
  });
}
