/** Why no code is sent to a number of the plan. */
export type NumberRefusal = "abroad" | "premium";

/**
 * Area codes of the North American plan outside of the United States, its territories and Canada: a
 * message to them costs many times as much, and fraud with expensive numbers uses them. Source: the area
 * codes in service by country, North American Numbering Plan Administrator.
 */
const abroad = new Set(
  [
    "242 246 264 268 284 345 441 473 649 658 664",
    "721 758 767 784 809 829 849 868 869 876",
  ].flatMap((codes) => codes.split(" ")),
);

/**
 * Premium rates (900) and codes of no region (500, 600 and 700 with their successors), whose owner sets
 * the price or the route.
 */
const premium = new Set(
  [
    "500 521 522 523 524 525 526 527 528 529 533 544 566 577 588",
    "600 622 633 644 655 677 688 700 710 900",
  ].flatMap((codes) => codes.split(" ")),
);

/** The premium exchange of every area code. */
const premiumExchange = "976";

/**
 * Why no code is sent to `phone`; null = a code is sent. A number with an allowed area code gets a code, whatever it
 * costs.
 * @param phone E.164 of the North American plan: `+15735550142`
 */
export function refusedNumber(
  phone: string,
  allowedAreaCodes: readonly string[],
): NumberRefusal | null {
  const areaCode = phone.slice(2, 5);
  if (allowedAreaCodes.includes(areaCode)) return null;
  if (abroad.has(areaCode)) return "abroad";
  return premium.has(areaCode) || phone.slice(5, 8) === premiumExchange ? "premium" : null;
}
