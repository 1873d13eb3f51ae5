import type { PreviousOffer } from "@forecourt/contracts/areas/trade/offer-page";
import { fillText } from "@forecourt/domain/fill-text";
import { questionOrder } from "@forecourt/domain/trade/questionnaire";
import type { OfferRules } from "../offer/offer-input.ts";
import type { CarDetails, StoredInput } from "./stored-offer.ts";

type Change = PreviousOffer["changes"][number];
type Texts = Readonly<Record<string, string>>;
type OptionLabels = Readonly<Record<string, { label: string } | undefined>>;

/** What the seller changed between two offers, in the texts of the newer one's questionnaire. */
export function offerChanges(
  { before, after }: { before: StoredInput; after: StoredInput },
  { questionnaire }: OfferRules,
  { texts, options }: { texts: Texts; options: OptionLabels },
): Change[] {
  const unanswered = fillText(texts, "trade.offer.change.none");
  const answers = questionOrder(questionnaire).flatMap((id): Change[] => {
    const question = questionnaire.questions[id];
    if (!question || question.inputType === "textarea") return [];
    const text = ({ answers: given }: StoredInput) =>
      (given[id] ?? [])
        .map((value) => question.answers.find((one) => one.value === value)?.label ?? value)
        .join(", ") || unanswered;
    return changed(question.text, text(before), text(after));
  });
  return [
    ...carChanges(before, after, texts),
    ...detailChanges(before, after, texts),
    ...optionChanges(before, after, texts, options),
    ...answers,
  ];
}

function carChanges(
  { car: before }: StoredInput,
  { car: after }: StoredInput,
  texts: Texts,
): Change[] {
  const name = ({ modelYear, make, model }: StoredInput["car"]) => `${modelYear} ${make} ${model}`;
  const miles = ({ mileage }: StoredInput["car"]) => mileage.toLocaleString("en-US");
  return [
    ...changed(fillText(texts, "trade.offer.change.car"), name(before), name(after)),
    ...changed(fillText(texts, "trade.offer.change.mileage"), miles(before), miles(after)),
  ];
}

/** Options are for the appraiser: the change says so. Offers from before they were stored tell nothing of them. */
function optionChanges(
  { details: before }: StoredInput,
  { details: after }: StoredInput,
  texts: Texts,
  labels: OptionLabels,
): Change[] {
  if (before?.options === undefined || after?.options === undefined) return [];
  const [was, is] = [before.options, after.options];
  const names = (codes: readonly string[]) =>
    codes.map((code) => labels[code]?.label ?? code).join(", ");
  const added = names(is.filter((code) => !was.includes(code)));
  const removed = names(was.filter((code) => !is.includes(code)));
  const label = fillText(texts, "trade.offer.change.options");
  const change = (way: "added" | "removed", options: string): Change[] => {
    if (options === "") return [];
    const sentence = fillText(texts, `trade.offer.change.options.${way}`, { options });
    const [from, to] = way === "added" ? ["", options] : [options, ""];
    return [{ label, from, to, sentence }];
  };
  return [...change("added", added), ...change("removed", removed)];
}

const details = ["series", "style", "exteriorColor"] as const satisfies (keyof CarDetails)[];

/** Details are optional: each change is a sentence of its own. */
function detailChanges(
  { details: before }: StoredInput,
  { details: after }: StoredInput,
  texts: Texts,
): Change[] {
  if (before === undefined || after === undefined) return [];
  return details.flatMap((detail): Change[] => {
    const [from, to] = [before[detail] ?? "", after[detail] ?? ""];
    if (from === to) return [];
    const label = fillText(texts, `trade.offer.change.${detail}`);
    const way = from === "" ? "added" : to === "" ? "removed" : "replaced";
    const sentence = fillText(texts, `trade.offer.change.${way}`, { detail: label, from, to });
    return [{ label, from, to, sentence }];
  });
}

function changed(label: string, from: string, to: string): Change[] {
  return from === to ? [] : [{ label, from, to }];
}
