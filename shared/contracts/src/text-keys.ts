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

/** Every owner of texts. */
export const textOwners: readonly string[] = Object.keys(textKeysByOwner);

/**
 * Every visible text that is not content, with the parameters that the code gives it; written in a
 * text as `{count}`. Names with a dot, `{company.city}`, come from the configuration and are filled
 * when it is loaded. A plural is two keys, `.one` and `.other`.
 */
export const textKeys = Object.fromEntries(
  [...declarations].map(([key, { parameters }]) => [key, parameters]),
) as Record<TextKey, readonly string[]>;

/** Where a text is read: what only the server reads is never sent to a browser. */
export function textIsReadIn(key: string): "browser" | "server" | null {
  return declarations.get(key)?.readIn ?? null;
}

/**
 * The file of `texts/` in which the defaults have a text: `inventory.en.json`; null for an unknown key.
 * Only the texts about cookies exist in two languages today, and their keys name the language.
 */
export function textFileOf(key: string): string | null {
  const owner = declarations.get(key)?.owner;
  if (owner === undefined) return null;
  return `${owner}.${key.startsWith("consent.es.") ? "es" : "en"}.json`;
}
