/** Events of this area, each with its value in US dollars; 0 = counted without a value. */
export const tradeEvents = {
  SellTrade: 10,
} as const satisfies Record<string, number>;
