import { Slot } from "@forecourt/contracts/areas/service/visit-parts";

/** One text for each name of a field. */
export type FormFields = Readonly<Record<string, string>>;

/** A typed line: without control characters and surrounding blanks; `""` = nothing. */
export function textOf(fields: FormFields, name: string): string {
  return paragraphsOf(fields, name).replaceAll(/\s+/g, " ");
}

/** A text of several lines, whose line ends are one character. */
export function paragraphsOf(fields: FormFields, name: string): string {
  const typed = Object.hasOwn(fields, name) ? (fields[name] ?? "") : "";
  return typed
    .replaceAll("\r\n", "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .toWellFormed()
    .trim();
}

/** Reads `2026-11-24T09:30`; null = it is no day and time. */
export function slotOf(text: string): Slot | null {
  const [day = "", time = ""] = text.split("T");
  const slot = Slot.safeParse({ day, time });
  return slot.success ? slot.data : null;
}
