import { type FormTokenSigner, signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { describe, expect, test } from "@jest/globals";
import { suspicionOf } from "./spam-reasons.ts";

const now = new Date("2026-11-20T12:00:00Z");
const seal: FormTokenSigner = { secret: "x".repeat(32), dealerId: "heartland", now };
const issued = (secondsAgo: number, changes: Partial<FormTokenSigner> = {}) =>
  signFormToken({ ...seal, now: new Date(now.getTime() - secondsAgo * 1000), ...changes });

describe("a form is suspected", () => {
  test("of nothing when a person has taken the time to fill it in", () => {
    expect(suspicionOf({ formToken: issued(2), website: "" }, seal)).toEqual([]);
    expect(suspicionOf({ formToken: issued(47 * 3600) }, seal)).toEqual([]);
  });

  test("when it came too fast", () => {
    expect(suspicionOf({ formToken: issued(1.999) }, seal)).toEqual([
      "the form was filled in within two seconds",
    ]);
  });

  test("without a token, or with one that is not ours, another dealer's or too old", () => {
    for (const formToken of [undefined, ""]) {
      expect(suspicionOf({ formToken }, seal)).toEqual(["the form came with no token"]);
    }
    const wrong = ["v1.x.y", issued(9, { dealerId: "ozark-mitsubishi" }), issued(49 * 3600)];
    for (const formToken of wrong) {
      expect(suspicionOf({ formToken }, seal)).toEqual(["the form came with a wrong or old token"]);
    }
  });

  test("when the field that no person sees was filled in", () => {
    expect(suspicionOf({ formToken: issued(9), website: " http://x.example" }, seal)).toEqual([
      "a field that no person sees was filled in",
    ]);
  });
});
