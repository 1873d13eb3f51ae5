import type { Block, Inline } from "@forecourt/contracts/content-parts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { maskPhone } from "@forecourt/domain/phone";
import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { runsOf } from "./markdown.ts";
import { linkFaults, strongFaults } from "./markdown-run-faults.ts";

/** A question as it is written in a file. */
interface WrittenAnswer extends JsonObject {
  question: string;
  answers: string[];
}

export function isAnswer(value: Json): value is WrittenAnswer {
  if (!isObject(value) || typeof value.question !== "string") return false;
  const { answers } = value;
  return Array.isArray(answers) && answers.every((answer) => typeof answer === "string");
}

/** Faults of the marks in one paragraph of an answer, whose facts may be names in braces. */
export function answerFaults(paragraph: string): string[] {
  return [...strongFaults(paragraph), ...linkFaults(paragraph)].map(({ message }) => message);
}

/** The addresses of phone numbers, by the number as it is shown. */
export type PhoneLinks = ReadonlyMap<string, string>;

/** The phone numbers of all stores and of their general managers. */
export function phoneLinksOf(stores: Iterable<DealerConfig>): PhoneLinks {
  const links = new Map<string, string>();
  for (const { company, sales, service, employees, phoneMasks } of stores) {
    const manager = employees.generalManager?.phone;
    for (const phone of [company.phone, sales.phone, service?.phone, manager]) {
      if (phone) links.set(maskPhone(phone, phoneMasks.general), `tel:${phone}`);
    }
  }
  return links;
}

/** The paragraphs of an answer in runs, with links; a phone number of a store is a link, too. */
export function answerRuns(answers: readonly string[], phones: PhoneLinks): Inline[][] {
  return answers.map((answer) => linkedRuns(runsOf(answer), phones));
}

/** Blocks in which a phone number of a store is a link. */
export function blocksWithPhoneLinks(blocks: readonly Block[], phones: PhoneLinks): Block[] {
  return blocks.map((block) => {
    if (block.kind === "heading") return block;
    return block.kind === "paragraph"
      ? { ...block, runs: linkedRuns(block.runs, phones) }
      : { ...block, items: block.items.map((runs) => linkedRuns(runs, phones)) };
  });
}

function linkedRuns(runs: readonly Inline[], phones: PhoneLinks): Inline[] {
  return runs.flatMap((run) => (run.href === undefined ? withPhoneLinks(run, phones) : [run]));
}

function withPhoneLinks(run: Inline, phones: PhoneLinks): Inline[] {
  const runs: Inline[] = [];
  let rest = run.text;
  for (let next = firstPhone(rest, phones); next !== null; next = firstPhone(rest, phones)) {
    if (next.at > 0) runs.push({ ...run, text: rest.slice(0, next.at) });
    runs.push({ ...run, text: next.shown, href: next.href });
    rest = rest.slice(next.at + next.shown.length);
  }
  return rest === "" ? runs : [...runs, { ...run, text: rest }];
}

function firstPhone(text: string, phones: PhoneLinks) {
  const found = [...phones]
    .map(([shown, href]) => ({ shown, href, at: text.indexOf(shown) }))
    .filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0] ?? null;
}
