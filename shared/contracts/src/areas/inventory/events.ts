/** Events of this area, each with its value in US dollars; 0 = counted without a value. */
export const inventoryEvents = {
  Personalize: 20,
  Schedule: 20,
  UnlockInventory: 5,
  Search: 0,
  ViewContent: 0,
} as const satisfies Record<string, number>;
