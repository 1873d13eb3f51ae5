import { allAreas } from "@forecourt/contracts/area-definitions";
import { type AreaName, areas } from "@forecourt/contracts/areas";
import type { PageDefinitions } from "@forecourt/contracts/areas/define-area";
import { type ContentName, contentContracts } from "@forecourt/contracts/content";
import type { PageFlag } from "@forecourt/contracts/dealer-config/pages";
import { attributeToSource } from "../files/layer.ts";
import { isObject, type Json, type JsonPath, valueAt } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import { unknownKeys } from "../problems/schema-keys.ts";
import { checkAgainst, type Finding } from "../problems/schema-problems.ts";
import { translateContent } from "../translations/translate-content.ts";
import type { Translation } from "../translations/translation.ts";
import type { RawContent } from "./content-files.ts";
import { linkFindings, type Sections, sectionsOf } from "./content-links.ts";
import { referenceFindings } from "./content-references.ts";
import { type ContentSetting, resolveContent } from "./content-resolve.ts";
import { withOwnAnswers } from "./own-answers.ts";

/** The store and, for a view in another language than English, the translations. */
interface StoreSetting extends ContentSetting {
  translation?: Translation | null;
  /** Whether the Markdown file is there in that language. */
  isTranslated?: (name: string) => boolean;
}

export interface StoreContents {
  /** Contents by name; a page that is switched off has none. */
  contents: ReadonlyMap<ContentName, unknown>;
  sections: Sections;
}

/** The contents of one store, each resolved and checked against its contract, its links too. */
export function contentsOf(
  raw: readonly RawContent[],
  setting: StoreSetting,
  problems: Problem[],
): StoreContents {
  const { translation = null } = setting;
  const shown = raw.filter(({ name }) => setting.config.pages[flagOf(name)]);
  const resolved = shown.map((content) => {
    const [area = "", page = ""] = content.name.split("/");
    const markdown = (file: string) => setting.markdown(`${area}/${file}`);
    const placeholders = areaDefinition(area)?.placeholders?.[page] ?? [];
    const ofContent = { ...setting, markdown, placeholders };
    const hasMarkdown = (file: string) => setting.isTranslated?.(`${area}/${file}`) ?? false;
    const own = withOwnAnswers(content.document);
    const document =
      translation === null
        ? own.document
        : translateContent(own.document, { translation, name: content.name, hasMarkdown });
    return { ...content, ...resolveContent(document, ofContent), own };
  });
  const sections = sectionsOf(resolved.map(({ name, document }) => [name, document]));
  const contents = new Map<ContentName, unknown>();
  for (const { name, document, layers, findings, placed, own } of resolved) {
    const checked = checkAgainst(contentContracts[name], document);
    const refused = checked.findings ?? [];
    const misplaced = refused.filter((one) => !isObject(valueAt(document, one.path)));
    const found = [
      ...refused,
      ...droppedKeys(name, document)
        .filter(({ path }) => !isAdded(path, translation))
        // A list or a text in place of an object has no keys to correct.
        .filter(({ path }) => !misplaced.some((one) => isWithin(path, one.path))),
      ...linkFindings(document, sections),
      ...referenceFindings(document, setting),
    ].map(placed);
    const inFiles = [...findings, ...found].map(own.placed);
    problems.push(...attributeToSource(layers, [...own.findings, ...inFiles]));
    contents.set(name, checked.value);
  }
  return { contents, sections };
}

function isWithin(path: JsonPath, outer: JsonPath): boolean {
  return outer.length < path.length && outer.every((key, index) => key === path[index]);
}

/** A contract without `lang` is of texts that stand in no element of their own. */
function isAdded(path: Finding["path"], translation: Translation | null): boolean {
  return translation !== null && path.at(-1) === "lang";
}

/** Findings for keys that the contract does not know: a page would never show their values. */
function droppedKeys(name: ContentName, document: Json): Finding[] {
  return unknownKeys(contentContracts[name], document).map(({ path, known }) =>
    path.at(-1) === "creditTerms"
      ? { path: path.slice(0, -1), message: claimWithoutTerms }
      : { path, message: `unknown key${didYouMean(String(path.at(-1)), known)}` },
  );
}

const claimWithoutTerms =
  "expected no credit claim, because this part has no room for its disclosure; a hero, a callout, a section or questions have";

function areaDefinition(area: string) {
  return allAreas.find(({ name }) => name === area);
}

/** The page flag of the page, or the pages, that show content `name`. */
function flagOf(name: ContentName): PageFlag {
  const [area, page] = name.split("/") as [AreaName, string];
  const pages: PageDefinitions = areas[area];
  const flag = pages[page]?.flag ?? areaDefinition(area)?.sharedContent?.[page];
  if (!flag) throw new Error(`content "${name}" is named after no page of its area`);
  return flag as PageFlag;
}
