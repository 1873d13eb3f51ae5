import { describe, expect, test } from "@jest/globals";
import { identifyingCookies, identifyingHeaders, isAnonymousRequest } from "./anonymous-request.ts";

describe("isAnonymousRequest", () => {
  test.each(identifyingCookies)("is false with the cookie %s, whatever its value", (name) => {
    for (const cookie of [`${name}=x`, `a=1; ${name}=`, `a=1;${name}=x;b=2`, name, ` ${name} =x`]) {
      expect([cookie, isAnonymousRequest({ cookie })]).toEqual([cookie, false]);
    }
  });

  test.each(identifyingHeaders)("is false with the header %s", (name) => {
    expect(isAnonymousRequest({ [name]: "1" })).toBe(false);
  });

  test("is true without cookies and with cookies that the site does not read", () => {
    for (const cookie of [undefined, "", "store=north", "_ga=1; _gid=2", "my-lead=1; leads=2"]) {
      expect(isAnonymousRequest({ cookie, "user-agent": "any" })).toBe(true);
    }
  });
});
