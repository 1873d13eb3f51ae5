import fc from "fast-check";

/** The masks of a dealer's configuration. */
export const masks = fc.constantFrom(
  "(999) 999-9999",
  "+1 (999) 999-9999",
  "999-999-9999",
  "9999999999",
);

/** Every number of the North American plan, as E.164. */
export const phones = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/).map((digits) => `+1${digits}`);
