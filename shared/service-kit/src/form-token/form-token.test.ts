import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  FORM_TOKEN_DAYS,
  type FormTokenSigner,
  readFormToken,
  signFormToken,
} from "./form-token.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const signingContext: FormTokenSigner = {
  secret: "a secret of this site, 32 chars or more",
  dealerId: "heartland",
  now,
};
const token = signFormToken(signingContext);
const after = (days: number): FormTokenSigner => ({
  ...signingContext,
  now: new Date(now.getTime() + days * 24 * 60 * 60 * 1000),
});

describe("a form token", () => {
  test("holds its time of issue and can be read repeatedly", () => {
    expect(readFormToken(token, after(0.5))).toEqual(now);
    expect(readFormToken(token, after(0.5))).toEqual(now);
  });

  test("is valid for two days", () => {
    expect(readFormToken(token, after(FORM_TOKEN_DAYS))).toEqual(now);
    expect(readFormToken(token, after(FORM_TOKEN_DAYS + 0.0001))).toBeNull();
  });

  test("is valid for its dealer and secret only", () => {
    expect(readFormToken(token, { ...signingContext, dealerId: "ozark-mitsubishi" })).toBeNull();
    expect(
      readFormToken(token, { ...signingContext, secret: `${signingContext.secret}.` }),
    ).toBeNull();
  });

  test("may come from a replica whose clock is a little ahead, not from tomorrow", () => {
    expect(readFormToken(signFormToken(after(1 / 86_400)), signingContext)).not.toBeNull();
    expect(readFormToken(signFormToken(after(1)), signingContext)).toBeNull();
  });

  test("is invalid with any changed, added or missing character", () => {
    const alphabet = fc.constantFrom(..."ABCxyz019-_.=+/ %");
    fc.assert(
      fc.property(fc.nat(token.length - 1), alphabet, (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        expect(readFormToken(changed, signingContext)).toEqual(changed === token ? now : null);
        expect(
          readFormToken(token.slice(0, at) + letter + token.slice(at), signingContext),
        ).toBeNull();
        expect(readFormToken(token.slice(0, at) + token.slice(at + 1), signingContext)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test.each([null, undefined, "", "v1", "v1..", "v1.zzz.zzz", "x".repeat(500)])(
    "is invalid for %j",
    (text) => {
      expect(readFormToken(text, signingContext)).toBeNull();
    },
  );
});
