import type { DeskChange } from "@forecourt/service-service/staff/change-details";
import { UsageError } from "../command-line/usage-error.ts";

/** Options of `change` that `add` has, too. */
export const changeOptions = ["work", "words", "note", "name", "phone", "email", "miles"] as const;

type Values = { [Name in (typeof changeOptions)[number]]?: string | undefined };

/** The requested change; null = the value stays. @throws UsageError when nothing is changed */
export function changeOf(values: Values): DeskChange {
  const text = (name: keyof Values) => values[name]?.replace(/\s+/g, " ").trim() ?? null;
  if (changeOptions.every((name) => values[name] === undefined)) {
    throw new UsageError(`nothing to change: add ${changeOptions.map((o) => `--${o}`).join(", ")}`);
  }
  const work = text("work");
  const [firstName = "", ...names] = text("name")?.split(" ") ?? [];
  if (values.name !== undefined && names.length === 0) {
    throw new UsageError("the last name in --name is missing");
  }
  return {
    opCodes: work === null ? null : codesIn(work),
    symptoms: text("words"),
    note: text("note"),
    name: values.name === undefined ? null : { firstName, lastName: names.join(" ") },
    phone: text("phone"),
    email: text("email"),
    miles: text("miles"),
  };
}

function codesIn(work: string): string[] {
  const codes = work.toUpperCase().split(",");
  return codes.map((code) => code.trim()).filter((code) => code !== "");
}
