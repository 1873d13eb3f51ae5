import { ownerOf } from "@forecourt/contracts/areas";
import type { Facts } from "@forecourt/contracts/areas/facts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { attachTerms } from "../credit-claims/attach-terms.ts";
import type { FilledClaims } from "../credit-claims/credit-claims.ts";
import { factFindings } from "../facts.ts";
import { isObject, type Json, type JsonObject, type JsonPath, valueAt } from "../json/json.ts";
import { isOpen } from "../menus/menus.ts";
import { fill, placeholdersIn } from "../placeholders.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { answerFaults, answerRuns, isAnswer, type PhoneLinks } from "./answer-runs.ts";
import type { Markdown } from "./content-files.ts";
import { matchesCondition } from "./content-when.ts";
import { htmlFault } from "./html-in-text.ts";
import { type IncludedMarkdown, includeMarkdown, inFile } from "./included-markdown.ts";

/** The store that a content is resolved for. */
export interface ContentSetting {
  config: DealerConfig;
  /** With the texts of the store's credit claims, as `claim.<id>`. */
  facts: Facts;
  claims: FilledClaims;
  /** The Markdown file of that name beside the content; null when there is none. */
  markdown: (name: string) => Markdown | null;
  /** Names in braces that stay, because the page fills them; missing = none. */
  placeholders?: readonly string[];
  /** Phone numbers of the dealer, which are links in answers. */
  phones: PhoneLinks;
  /** The dealer's pictures, by name. */
  assets: ReadonlyMap<string, string>;
  /** The dealer's stores, by id. */
  stores: ReadonlyMap<string, unknown>;
  /** Slugs of the team's people and of managers; null = no team is known, and nobody is reported as unknown. */
  staff: readonly string[] | null;
}

/** A content as one store shows it. `findings` have their paths in the files. */
export interface Resolved {
  document: Json;
  findings: Finding[];
  /** A finding of `document`, with its place in the files. */
  placed: (finding: Finding) => Finding;
}

/**
 * Resolves a content for a store: removes parts whose `when` does not hold and links to pages that
 * are switched off, includes Markdown files, and fills in facts.
 */
export function resolveContent(raw: JsonObject, setting: ContentSetting): Resolved {
  const { config, facts } = setting;
  const disclosures = attachTerms(setting.claims, facts);
  const findings: Finding[] = [];
  const sources: Sources = { positions: new Map(), texts: new Map(), runs: new Set() };

  const visit = (value: Json, at: JsonPath): Json => {
    if (typeof value === "string") return filled(value, at);
    if (Array.isArray(value)) {
      const visible = [...value.entries()].filter(([index, entry]) =>
        isShown(entry, [...at, index]),
      );
      const list = visible.map(([index, entry]) => visit(entry, [...at, index]));
      sources.positions.set(
        list,
        visible.map(([index]) => index),
      );
      return list;
    }
    if (!isObject(value)) return value;
    if (typeof value.$markdown === "string") return included(value.$markdown, at);
    const visible = Object.entries(value).filter(([key, inner]) => isShown(inner, [...at, key]));
    const resolved = disclosures.attach(value, () =>
      Object.fromEntries(
        visible
          .filter(([key]) => key !== "when")
          .map(([key, inner]) => [key, visit(inner, [...at, key])]),
      ),
    );
    const faults = answerFindings(value, at);
    findings.push(...faults);
    return faults.length === 0 ? withRuns(resolved, setting, sources) : resolved;
  };
  const filled = (text: string, at: JsonPath): string => {
    findings.push(
      ...placeholdersOf(text, setting).flatMap((name) => factFindings(at, name, facts)),
    );
    findings.push(...disclosures.check(text, at), ...htmlFindings(text, at));
    return fill(text, (name) => facts[name]);
  };
  const included = (name: string, at: JsonPath): Json => {
    const found = setting.markdown(name);
    if (!found) findings.push({ path: [...at, "$markdown"], message: noMarkdown(name) });
    const markdown = found ?? { file: name, text: name, fallback: null };
    const text = includeMarkdown(markdown, facts, disclosures, setting.phones);
    findings.push(...text.findings);
    const visible = withoutClosedLinks(text.blocks, config);
    sources.texts.set(visible, { ...text, file: markdown.file });
    return visible;
  };
  const isShown = (value: Json, at: JsonPath): boolean => {
    if (!isObject(value)) return true;
    if (isClosedLink(value, config)) return false;
    const shown = value.when === undefined || matchesCondition(value.when, config, facts);
    if (typeof shown === "boolean") return shown;
    findings.push({ path: [...at, "when"], message: shown });
    return true;
  };
  const document = visit(raw, []);
  return { document, findings, placed: (finding) => placedFinding(document, sources, finding) };
}

/** Findings about the links of an answer; none when `value` is no question. */
function answerFindings(value: Json, at: JsonPath): Finding[] {
  if (!isAnswer(value)) return [];
  return value.answers.flatMap((paragraph, index) =>
    answerFaults(paragraph).map((message) => ({ path: [...at, "answers", index], message })),
  );
}

/** An answer as plain text, and in runs where it has a link or strong words; what is no answer stays. */
function withRuns(answer: JsonObject, setting: ContentSetting, sources: Sources): JsonObject {
  if (!isAnswer(answer)) return answer;
  const paragraphs = answerRuns(answer.answers, setting.phones);
  const answers = paragraphs.map((runs) => runs.map(({ text }) => text).join(""));
  if (paragraphs.flat().every((run) => Object.keys(run).length === 1)) return answer;
  const runs = withoutClosedLinks(paragraphs as Json, setting.config);
  sources.runs.add(runs);
  return { ...answer, answers, runs };
}

function htmlFindings(text: string, path: JsonPath): Finding[] {
  const fault = htmlFault(text);
  return fault === null ? [] : [{ path, message: `expected a text ${fault}` }];
}

function noMarkdown(name: string): string {
  return `expected a Markdown file beside the content, found none named "${name}"`;
}

/** The names in braces that facts have to fill. */
function placeholdersOf(text: string, { placeholders = [] }: ContentSetting): string[] {
  return placeholdersIn(text).filter((name) => !placeholders.includes(name));
}

/** Sources of a resolved document's values in its files. */
interface Sources {
  /** Positions that the entries of each resolved list have in the file. */
  positions: Map<Json, number[]>;
  /** The Markdown file of each included text. */
  texts: Map<Json, IncludedMarkdown & { file: string }>;
  /** The `runs` of answers, which have the positions of `answers`. */
  runs: Set<Json>;
}

/** Finding with its path in the content's own files, or with the line of the included Markdown file in its message. */
function placedFinding(document: Json, sources: Sources, finding: Finding): Finding {
  const written: (string | number)[] = [];
  let value: Json = document;
  for (const [depth, key] of finding.path.entries()) {
    const text = sources.texts.get(value);
    if (text) {
      const line = text.lineOf(finding.path.slice(depth));
      return inFile(text.file, { line, message: finding.message });
    }
    if (sources.runs.has(value)) {
      return { ...finding, path: [...written.slice(0, -1), "answers", key] };
    }
    const positions = sources.positions.get(value);
    written.push(typeof key === "number" ? (positions?.[key] ?? key) : key);
    value = valueAt(value, [key]) ?? null;
  }
  return { ...finding, path: written };
}

/**
 * True for a link to a page that is switched off here, or to vehicles of a condition that is not
 * sold. A link whose `when` names the flag by which such a page leads to other stores is open.
 */
function isClosedLink(value: JsonObject, config: DealerConfig): boolean {
  const href = value.href ?? value.url;
  if (typeof href !== "string" || !href.startsWith("/")) return false;
  const owner = ownerOf(href.replace(/[?#].*$/, ""));
  if (owner === null || isOpen(config, href)) return false;
  return owner.elsewhereFlag === null || !namesOf(value.when).includes(owner.elsewhereFlag);
}

function namesOf(when: Json | undefined): readonly Json[] {
  return Array.isArray(when) ? when : [when ?? null];
}

/** Text keeps the label of a link that leads nowhere at this store. */
export function withoutClosedLinks(value: Json, config: DealerConfig): Json {
  if (Array.isArray(value)) return value.map((entry) => withoutClosedLinks(entry, config));
  if (!isObject(value)) return value;
  const { href, ...rest } = value;
  const visible = href === undefined || isClosedLink(value, config) ? rest : value;
  return Object.fromEntries(
    Object.entries(visible).map(([key, inner]) => [key, withoutClosedLinks(inner, config)]),
  );
}
