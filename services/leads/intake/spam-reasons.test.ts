import { type FormTokenSigner, signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { describe, expect, test } from "@jest/globals";
import { spamReasonsOf } from "./spam-reasons.ts";

const now = new Date("2026-11-20T12:00:00Z");
const signingContext: FormTokenSigner = { secret: "x".repeat(32), dealerId: "heartland", now };
const issued = (secondsAgo: number, changes: Partial<FormTokenSigner> = {}) =>
  signFormToken({
    ...signingContext,
    now: new Date(now.getTime() - secondsAgo * 1000),
    ...changes,
  });

describe("spamReasonsOf", () => {
  test("finds nothing when the form was filled in slowly enough", () => {
    expect(spamReasonsOf({ formToken: issued(2), website: "" }, signingContext)).toEqual([]);
    expect(spamReasonsOf({ formToken: issued(47 * 3600) }, signingContext)).toEqual([]);
  });

  test("finds a form that was submitted too fast", () => {
    expect(spamReasonsOf({ formToken: issued(1.999) }, signingContext)).toEqual([
      "the form was filled in within two seconds",
    ]);
  });

  test("does not count how fast the one button of a page was tapped", () => {
    const formToken = issued(0);
    const isOneButton = true;
    expect(spamReasonsOf({ formToken, isOneButton }, signingContext)).toEqual([]);
    expect(spamReasonsOf({ formToken, isOneButton, website: "x" }, signingContext)).toEqual([
      "a field that no person sees was filled in",
    ]);
    expect(spamReasonsOf({ isOneButton }, signingContext)).toEqual(["the form came with no token"]);
  });

  test("finds a missing, forged or expired token, and one of another dealer", () => {
    for (const formToken of [undefined, ""]) {
      expect(spamReasonsOf({ formToken }, signingContext)).toEqual(["the form came with no token"]);
    }
    const wrong = ["v1.x.y", issued(9, { dealerId: "ozark-mitsubishi" }), issued(49 * 3600)];
    for (const formToken of wrong) {
      expect(spamReasonsOf({ formToken }, signingContext)).toEqual([
        "the form came with a wrong or old token",
      ]);
    }
  });

  test("finds a filled-in honeypot field", () => {
    expect(
      spamReasonsOf({ formToken: issued(9), website: " http://x.example" }, signingContext),
    ).toEqual(["a field that no person sees was filled in"]);
  });
});
