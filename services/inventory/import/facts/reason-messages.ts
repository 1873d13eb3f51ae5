import type { RowReason } from "./findings.ts";

/** Why a row is refused, in words for the people who make the feed. `limits.ts` has the figures. */
export const reasonMessages: Readonly<Record<RowReason, string>> = {
  "vin-missing": "the VIN is missing",
  "vin-length": "the VIN is not 17 characters long",
  "vin-letters": "the VIN has a character that VINs never use, such as I, O or Q",
  "vin-check-digit": "the VIN is mistyped (its check digit does not fit)",
  "duplicate-vin": "a later row has the same VIN with different details; the later row was used",
  "field-count": "the row has more or fewer values than there are columns",
  "snapshot-unreadable": "the date is not in the form YYYY-MM-DD, such as 2026-11-20",
  "year-missing": "the model year is missing",
  "year-unreadable": "the model year is not a number",
  "year-impossible": "the model year is before 1900 or too far ahead",
  "make-missing": "the make is missing",
  "model-missing": "the model is missing",
  "condition-missing": "the condition (new, used or certified) is missing",
  "condition-unknown": "the condition is neither new nor used nor certified",
  "price-unreadable": "the price is not a number like 15995 or 15,995.00",
  "price-impossible": "the price is below $100 or above $5,000,000",
  "mileage-unreadable": "the mileage is not a number like 48210 or 48,210",
  "mileage-impossible": "the mileage is below 0 or above 2,000,000",
};
