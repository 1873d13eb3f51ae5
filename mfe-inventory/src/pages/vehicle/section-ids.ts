/** Ids of the sections that links on the vehicle page lead to. */
export const sectionIds = {
  payment: "payment",
  outTheDoor: "out-the-door",
  ask: "ask",
  store: "contact-store",
} as const;
