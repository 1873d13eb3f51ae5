import { Slot } from "@forecourt/contracts/areas/service/visit-parts";

/** One text for each name of a field. */
export type FormFields = Readonly<Record<string, string>>;

/** A typed text without surrounding blanks; `""` = nothing. */
export function textOf(fields: FormFields, name: string): string {
  return Object.hasOwn(fields, name) ? (fields[name] ?? "").trim() : "";
}

/** Reads `2026-11-24T09:30`; null = it is no day and time. */
export function slotOf(text: string): Slot | null {
  const [day = "", time = ""] = text.split("T");
  const slot = Slot.safeParse({ day, time });
  return slot.success ? slot.data : null;
}
