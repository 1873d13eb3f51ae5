/** Places on the vehicle page that its actions lead to. */
export const sectionIds = {
  payment: "payment",
  outTheDoor: "out-the-door",
  store: "contact-store",
} as const;
