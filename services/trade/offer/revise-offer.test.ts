import { wholeDollarParts, wholeDollars } from "@forecourt/domain/trade/whole-dollars";
import { expect, test } from "@jest/globals";
import { laterOf, noProblems, sampleInput } from "../testing/sample-input.ts";
import { shippedRules } from "../testing/shipped-rules.ts";
import { makeOffer } from "./make-offer.ts";
import { reviseOffer } from "./revise-offer.ts";

const line = (amountCents: number) => ({ reason: "r", amountCents });

test("each kind changes by the lines, and the parts add up to the total", async () => {
  const first = makeOffer(sampleInput(await shippedRules(), { answers: noProblems }));
  for (const cents of [-1, 1, -33_333, 123_456]) {
    const revised = reviseOffer(first, [line(cents), line(-7)]);
    const { cashNow, moreCashLater } = revised ?? {};
    expect(cashNow?.finalPriceCents).toBe((cashNow?.firstCents ?? 0) + cents - 7);
    const parts = moreCashLater?.stepPayments.map(({ amountCents }) => amountCents) ?? [];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(moreCashLater?.finalPriceCents);
    expect(parts).toHaveLength(laterOf(first)?.stepPayments.length ?? 0);
  }
});

test("no line leaves every price as it was offered: in whole dollars", async () => {
  const first = makeOffer(sampleInput(await shippedRules(), { answers: noProblems }));
  const revised = reviseOffer(first, []);
  expect(revised?.cashNow?.finalPriceCents).toBe(revised?.cashNow?.firstCents);
  const later = laterOf(first);
  const parts = later?.stepPayments.map(({ amountCents }) => amountCents) ?? [];
  const offered = revised?.moreCashLater?.stepPayments.map(({ amountCents }) => amountCents);
  expect(offered).toEqual(wholeDollarParts(parts));
  expect(revised?.moreCashLater?.finalPriceCents).toBe(wholeDollars(later?.finalPriceCents ?? 0));
});

test("there is no version whose price would not be more than 0", () => {
  const none = { outcome: "no-value" as const };
  expect(reviseOffer(none, [line(0)])).toBeNull();
  expect(reviseOffer(none, [line(-1)])).toBeNull();
  expect(reviseOffer(none, [line(1)])).toEqual({
    cashNow: { firstCents: null, finalPriceCents: 1 },
    moreCashLater: null,
  });
});
