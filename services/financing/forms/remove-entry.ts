import { maxEntries } from "@forecourt/domain/financing/applicant-fields";
import type { EntryName } from "./read-form.ts";

/** The fields without one entry of a list; those after it move up. */
export function removeEntry(
  fields: Readonly<Record<string, string>>,
  { list, index }: EntryName,
): Record<string, string> {
  const moved = Object.entries(fields).flatMap(([path, value]): [string, string][] => {
    const [name, at = "", field] = path.split(".");
    if (name !== list || field === undefined) return [[path, value]];
    const position = Number(at);
    if (position === index || position >= maxEntries) return [];
    return [[position < index ? path : `${list}.${position - 1}.${field}`, value]];
  });
  return Object.fromEntries(moved);
}
