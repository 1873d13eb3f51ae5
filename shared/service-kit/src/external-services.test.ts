import { expect, test } from "@jest/globals";
import { externalBaseUrl, externalUrl, withToken } from "./external-services.ts";

test.each(["https://api.book.example/v2", "http://127.0.0.1:4010", "http://localhost:4010/lookup"])(
  "accepts %s",
  (url) => {
    expect(externalUrl.parse(url)).toBe(url);
  },
);

test("only an address that paths are appended to loses the slash at its end", () => {
  const typed = "https://api.book.example/v2/";
  expect(externalUrl.parse(typed)).toBe(typed);
  expect(externalBaseUrl.parse(typed)).toBe("https://api.book.example/v2");
});

test.each(["http://api.book.example", "http://127.0.0.1.book.example/", "ftp://book.example", ""])(
  "refuses %j",
  (url) => {
    expect(externalUrl.safeParse(url).success).toBe(false);
  },
);

test("an address needs its token", () => {
  expect(withToken(undefined, "12345678", "BUREAU")).toBeNull();
  expect(withToken("https://bureau.example", "12345678", "BUREAU")).toEqual({
    url: "https://bureau.example",
    token: "12345678",
  });
  expect(() => withToken("https://bureau.example", undefined, "BUREAU")).toThrow(
    "The environment is not usable:\n  BUREAU_URL: needs BUREAU_TOKEN",
  );
});
