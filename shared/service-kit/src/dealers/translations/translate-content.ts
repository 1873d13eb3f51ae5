import { defaultLanguage } from "@forecourt/contracts/language";
import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { placeholdersIn } from "../placeholders.ts";
import type { Translation } from "./translation.ts";

/** Keys whose values are no words for readers. */
const wordless: ReadonlySet<string> = new Set(
  "$markdown alsoFor bodyStyle categories code color condition department email employmentType field firstName href icon id img kind lastName layout make model name opCodes operator phone photo platform position recurring reviewerName slug staff stores todaysOffers type url value when".split(
    " ",
  ),
);

/** Conditions, which compare ids. */
const conditions: ReadonlySet<string> = new Set(["when", "criterias"]);

interface Translating {
  translation: Translation;
  /** Name of the content. */
  name: string;
  /** Whether the Markdown file is there in the language. */
  hasMarkdown: (file: string) => boolean;
}

/**
 * A content in another language. A part whose texts are not all translated stays in English and says so with `lang`, so
 * that no part is half in one language.
 */
export function translateContent(document: JsonObject, context: Translating): JsonObject {
  const { value } = translate(document, "", context);
  return isObject(value) ? value : document;
}

interface Translated {
  value: Json;
  /** False = a text in it is not translated. */
  isWhole: boolean;
}

function translate(value: Json, key: string, context: Translating): Translated {
  if (typeof value === "string") return translateText(value, key, context);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => translate(entry, key, context));
    return {
      value: entries.map((entry) => entry.value),
      isWhole: entries.every(({ isWhole }) => isWhole),
    };
  }
  if (!isObject(value) || conditions.has(key)) return { value, isWhole: true };
  if (typeof value["$markdown"] === "string") {
    return { value, isWhole: context.hasMarkdown(value["$markdown"]) };
  }
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, translate(inner, name, context)] as const,
  );
  const isWhole = entries.every(([, entry]) => entry.isWhole);
  if (!isPart(value)) {
    return {
      value: Object.fromEntries(entries.map(([name, entry]) => [name, entry.value])),
      isWhole,
    };
  }
  if (!isWhole) return { value: { ...value, lang: defaultLanguage }, isWhole: true };
  return {
    value: Object.fromEntries(entries.map(([name, entry]) => [name, entry.value])),
    isWhole: true,
  };
}

function translateText(text: string, key: string, { translation, name }: Translating): Translated {
  if (!isTranslatable(text, key)) return { value: text, isWhole: true };
  const translated = translation.textOf(text, name);
  return { value: translated ?? text, isWhole: translated !== undefined };
}

/** True for a text for readers that is not made of facts alone. */
export function isTranslatable(text: string, key: string): boolean {
  if (wordless.has(key) || /^(?:\/|https?:|tel:|mailto:|\d{4}-\d\d-\d\d$)/.test(text)) return false;
  return /\p{Letter}/u.test(
    placeholdersIn(text).reduce((rest, name) => rest.replaceAll(`{${name}}`, ""), text),
  );
}

/** A hero, a card, a step, a section, a question or the like: an element of its own on the page. */
function isPart(value: JsonObject): boolean {
  const has = (key: string) => Object.hasOwn(value, key);
  if (has("question") || has("reviewerName") || has("bio") || has("firstName")) return true;
  if (has("items") || has("categories") || has("sections") || has("members")) return false;
  return has("title") && (has("description") || has("body"));
}

/** The texts for readers of a content, each once, in order. */
export function translatableTexts(document: Json, key = ""): string[] {
  if (typeof document === "string") return isTranslatable(document, key) ? [document] : [];
  if (Array.isArray(document))
    return [...new Set(document.flatMap((one) => translatableTexts(one, key)))];
  if (!isObject(document) || conditions.has(key)) return [];
  return [
    ...new Set(Object.entries(document).flatMap(([name, inner]) => translatableTexts(inner, name))),
  ];
}
