/** The masks of a dealer's configuration. */
export const dealerMasks = [
  "(999) 999-9999",
  "+1 (999) 999-9999",
  "999-999-9999",
  "9999999999",
] as const;

/** Every number of the North American plan. */
export const anyPhone = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
