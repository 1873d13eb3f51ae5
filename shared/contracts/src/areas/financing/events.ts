/** Events of this area, each with its value in US dollars; 0 = counted without a value. */
export const financingEvents = {
  InstantScreen: 30,
  FullCreditApplication: 50,
} as const satisfies Record<string, number>;
