import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { CLAIMS_DAYS, type ClaimsSigner, readClaims, signClaims } from "./claims.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const signingContext: ClaimsSigner = {
  secret: "a secret of this site, 32 chars or more",
  dealerId: "heartland",
  now,
};
const unlocked = now.toISOString();
const phoneVerified = "5735550142";
const nothing = { unlockInventory: null, unlockPrice: null, phoneVerified: null };
const all = { unlockInventory: unlocked, unlockPrice: unlocked, phoneVerified };

const after = (days: number): ClaimsSigner => ({
  ...signingContext,
  now: new Date(now.getTime() + days * 24 * 60 * 60 * 1000),
});

const moment = fc.date({
  min: new Date("2026-09-01T00:00:00Z"),
  max: now,
  noInvalidDate: true,
});
const proven = fc.record({
  unlockInventory: fc.option(moment.map((date) => date.toISOString())),
  unlockPrice: fc.option(moment.map((date) => date.toISOString())),
  phoneVerified: fc.option(fc.stringMatching(/^[2-9]\d{9}$/)),
});

test("round-trips signed claims", () => {
  fc.assert(
    fc.property(proven, (given) =>
      expect(readClaims(signClaims(given, signingContext), signingContext)).toEqual(given),
    ),
  );
});

test("rejects a cookie with any changed, added or missing character", () => {
  const text = signClaims(all, signingContext);
  const alphabet = fc.constantFrom(
    ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ %",
  );
  fc.assert(
    fc.property(fc.nat(text.length - 1), alphabet, (at, letter) => {
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      const longer = text.slice(0, at) + letter + text.slice(at);
      const shorter = text.slice(0, at) + text.slice(at + 1);
      for (const forged of [longer, shorter])
        expect(readClaims(forged, signingContext)).toEqual(nothing);
      expect(readClaims(changed, signingContext)).toEqual(changed === text ? all : nothing);
    }),
    runs({ normal: 500, soak: 2_000 }),
  );
});

test("rejects any other cookie without throwing", () => {
  const forged = fc.oneof(
    fc.string({ unit: "binary", maxLength: 600 }),
    fc.string().map((payload) => `v1.${payload}.${payload}`),
    fc.constantFrom(null, undefined, "", "v1", "v1.", "v1..", "v1...", "1", unlocked),
  );
  fc.assert(
    fc.property(forged, (text) => expect(readClaims(text, signingContext)).toEqual(nothing)),
  );
});

describe("signed claims are valid", () => {
  const text = signClaims(all, signingContext);

  test("for the dealer and the secret they were signed for", () => {
    expect(readClaims(text, { ...signingContext, dealerId: "ozark-mitsubishi" })).toEqual(nothing);
    expect(readClaims(text, { ...signingContext, secret: `${signingContext.secret}.` })).toEqual(
      nothing,
    );
    expect(readClaims(text, signingContext)).toEqual(all);
  });

  test("for the version they were signed in", () => {
    expect(readClaims(text.replace("v1.", "v2."), signingContext)).toEqual(nothing);
    expect(readClaims(text.slice("v1.".length), signingContext)).toEqual(nothing);
  });

  test("for 90 days, counted per claim", () => {
    expect(readClaims(text, after(CLAIMS_DAYS))).toEqual(all);
    expect(readClaims(text, after(CLAIMS_DAYS + 0.001))).toEqual(nothing);
    const first = signClaims({ phoneVerified }, signingContext);
    const unlockPrice = after(60).now.toISOString();
    const second = signClaims({ unlockPrice }, after(60), first);
    expect(readClaims(second, after(60))).toEqual({ ...nothing, unlockPrice, phoneVerified });
    expect(readClaims(second, after(91))).toEqual({ ...nothing, unlockPrice });
  });
});

test("a new claim is added to the earlier ones and replaces the same one", () => {
  const first = signClaims({ unlockInventory: unlocked }, signingContext);
  const second = signClaims({ phoneVerified }, signingContext, first);
  expect(readClaims(second, signingContext)).toEqual({ ...all, unlockPrice: null });
  const third = signClaims({ phoneVerified: "5735550143" }, signingContext, second);
  expect(readClaims(third, signingContext).phoneVerified).toBe("5735550143");
});

test("claims of a forged earlier cookie are dropped", () => {
  const forged = signClaims(all, {
    ...signingContext,
    secret: "the secret of another site, long enough",
  });
  expect(readClaims(signClaims({ phoneVerified }, signingContext, forged), signingContext)).toEqual(
    {
      ...nothing,
      phoneVerified,
    },
  );
});
