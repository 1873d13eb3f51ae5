import type { IncomingMessage } from "node:http";
import { expect, test } from "@jest/globals";
import { cookieNameFor, readRequestCookie } from "./cookie.ts";

const request = (cookie: string, proto?: string) =>
  ({ headers: { cookie, "x-forwarded-proto": proto } }) as unknown as IncomingMessage;

test("readRequestCookie finds the first cookie of a name", () => {
  expect(readRequestCookie(request("a=1; store= rolla ; store=x"), "store")).toBe("rolla");
  expect(readRequestCookie(request("restore=1; store"), "store")).toBeNull();
});

test("a host cookie has its prefix over TLS, and a cookie without it is not read", () => {
  const both = "answers=planted; __Host-answers=own; store=rolla";
  expect(readRequestCookie(request(both, "https"), "answers")).toBe("own");
  expect(readRequestCookie(request("answers=planted", "https"), "answers")).toBeNull();
  expect(readRequestCookie(request(both, "http"), "answers")).toBe("planted");
  expect(readRequestCookie(request(both), "answers")).toBe("planted");
  expect(readRequestCookie(request(both, "https"), "store")).toBe("rolla");
  expect(cookieNameFor(request("", "https"), "proof")).toBe("__Host-proof");
  expect(cookieNameFor(request("", "https"), "visitor")).toBe("visitor");
});
