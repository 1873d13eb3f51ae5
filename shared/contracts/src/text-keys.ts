import { areaDefinitions } from "./area-definitions.ts";
import type { AreaName } from "./areas.ts";
import type { CommonServiceName } from "./services.ts";
import type { OwnedTextKeys, TextParameters } from "./text-keys/define.ts";
import { leadsTextKeys } from "./text-keys/leads.ts";
import { platformTextKeys } from "./text-keys/platform.ts";
import { visitorTextKeys } from "./text-keys/visitor.ts";

const commonTextKeys = {
  platform: platformTextKeys,
  leads: leadsTextKeys,
  visitor: visitorTextKeys,
} as const satisfies Record<CommonServiceName | "platform", OwnedTextKeys>;

type KeysOf<Owned> = Owned extends OwnedTextKeys
  ? keyof Owned["browser"] | keyof Owned["server"]
  : never;

export type TextKey =
  | KeysOf<(typeof commonTextKeys)[keyof typeof commonTextKeys]>
  | KeysOf<(typeof areaDefinitions)[AreaName]["texts"]>;

const textKeysByOwner: Readonly<Record<string, OwnedTextKeys>> = {
  ...commonTextKeys,
  ...Object.fromEntries(Object.entries(areaDefinitions).map(([name, { texts }]) => [name, texts])),
};

interface TextDeclaration {
  owner: string;
  readIn: "browser" | "server";
  parameters: readonly string[];
}

const declarations: ReadonlyMap<string, TextDeclaration> = new Map(
  Object.entries(textKeysByOwner).flatMap(([owner, { browser, server }]) => [
    ...declared(owner, "browser", browser),
    ...declared(owner, "server", server),
  ]),
);

function declared(owner: string, readIn: "browser" | "server", keys: TextParameters) {
  return Object.entries(keys).map(([key, parameters]): [string, TextDeclaration] => [
    key,
    { owner, readIn, parameters },
  ]);
}

/** Every area and common service that owns texts, and the platform. */
export const textOwners: readonly string[] = Object.keys(textKeysByOwner);

/**
 * The keys of every visible text that is not content, each with the parameters that the code passes; a
 * text names them as `{count}`. Names with a dot, `{company.city}`, are facts and are filled in when the
 * configuration is loaded. A plural is two keys, `.one` and `.other`.
 */
export const textKeys = Object.fromEntries(
  [...declarations].map(([key, { parameters }]) => [key, parameters]),
) as Record<TextKey, readonly string[]>;

/** Where a text is read; texts of the server are never sent to a browser. Null = unknown key. */
export function textIsReadIn(key: string): "browser" | "server" | null {
  return declarations.get(key)?.readIn ?? null;
}

/** Texts of the cookie banner, whose keys contain their language: each page has them in all languages. */
const languageInKey = /^consent\.([a-z]{2})\./;

/** True for a text that pages of every language have in its own language. */
export function isOfAllLanguages(key: string): boolean {
  return languageInKey.test(key);
}

/** The file in `texts/` with the default of a text: `inventory.en.json`; null for an unknown key. */
export function textFileOf(key: string, language: string): string | null {
  const owner = declarations.get(key)?.owner;
  if (owner === undefined) return null;
  return `${owner}.${languageInKey.exec(key)?.[1] ?? language}.json`;
}
