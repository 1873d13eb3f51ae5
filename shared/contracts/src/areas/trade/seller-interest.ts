/** What the seller wants to do with the car, as ADF names it. */
export const sellerInterests = ["sell", "trade-in"] as const;
export type SellerInterest = (typeof sellerInterests)[number];
