import type { PreviousOffer } from "@forecourt/contracts/areas/trade/offer-page";
import { fillText } from "@forecourt/domain/fill-text";
import { questionOrder } from "@forecourt/domain/trade/questionnaire";
import type { OfferRules } from "../offer/offer-input.ts";
import type { CarDetails, StoredInput } from "./stored-offer.ts";

type Change = PreviousOffer["changes"][number];
type Texts = Readonly<Record<string, string>>;
type OptionLabels = Readonly<Record<string, { label: string } | undefined>>;

interface OptionTexts {
  options: OptionLabels;
  /** Codes of the options that one of the two values contains. */
  counted: readonly string[];
}

/** Changes that the seller made between two offers, in the texts of the newer offer's questionnaire. */
export function offerChanges(
  { before, after }: { before: StoredInput; after: StoredInput },
  { questionnaire }: OfferRules,
  { texts, options, counted }: OptionTexts & { texts: Texts },
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
    ...optionChanges(before, after, texts, { options, counted }),
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

/**
 * Changed options. The text of an option without a value states that the appraiser rates it. Offers that were stored
 * before options existed have none.
 */
function optionChanges(
  { details: before }: StoredInput,
  { details: after }: StoredInput,
  texts: Texts,
  { options: labels, counted }: OptionTexts,
): Change[] {
  if (before?.options === undefined || after?.options === undefined) return [];
  const [was, is] = [before.options, after.options];
  const label = fillText(texts, "trade.offer.change.options");
  const change = (way: "added" | "removed", codes: readonly string[], suffix: string): Change[] => {
    if (codes.length === 0) return [];
    const options = codes.map((code) => labels[code]?.label ?? code).join(", ");
    const sentence = fillText(texts, `trade.offer.change.options.${way}${suffix}`, { options });
    const [from, to] = way === "added" ? ["", options] : [options, ""];
    return [{ label, from, to, sentence }];
  };
  const changes = (way: "added" | "removed", codes: readonly string[]) => {
    const isCounted = (code: string) => counted.includes(code);
    const others = codes.filter((code) => !isCounted(code));
    return [...change(way, codes.filter(isCounted), ".counted"), ...change(way, others, "")];
  };
  const added = is.filter((code) => !was.includes(code));
  const removed = was.filter((code) => !is.includes(code));
  return [...changes("added", added), ...changes("removed", removed)];
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
