import { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import type { FieldErrors } from "./field-errors.ts";

/** @throws AppError fields-invalid, with the dealer's text for each field, when there are errors. */
export function throwFieldErrors(errors: FieldErrors, { texts }: Pick<SiteContext, "texts">): void {
  const fields = Object.entries(errors).map(([name, key]) => [name, texts[key] ?? key]);
  if (fields.length === 0) return;
  const names = Object.keys(errors).join(", ");
  throw new AppError("fields-invalid", `expected other values of: ${names}`, {
    fields: Object.fromEntries(fields),
  });
}
