import { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import type { FieldFaults } from "./field-errors.ts";

/** @throws AppError fields-invalid, with the dealer's words for each field, when there are faults. */
export function refuseFaults(faults: FieldFaults, { texts }: Pick<SiteContext, "texts">): void {
  const told = Object.entries(faults).map(([name, key]) => [name, texts[key] ?? key]);
  if (told.length === 0) return;
  const names = Object.keys(faults).join(", ");
  throw new AppError("fields-invalid", `expected other values of: ${names}`, {
    fields: Object.fromEntries(told),
  });
}
