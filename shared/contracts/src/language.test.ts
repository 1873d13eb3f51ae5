import { expect, test } from "@jest/globals";
import { pathInLanguage, splitLanguage, withoutLanguage } from "./language.ts";

const languages = ["en", "es"];

test.each([
  ["/", "/es"],
  ["/?q=suv", "/es?q=suv"],
  ["/#reviews", "/es#reviews"],
  ["/used-cars-for-sale", "/es/used-cars-for-sale"],
  ["/used-cars-for-sale?page=2#results", "/es/used-cars-for-sale?page=2#results"],
  ["/es-special", "/es/es-special"],
])("the Spanish address of %s is %s", (path, spanish) => {
  expect(pathInLanguage(path, "es")).toBe(spanish);
  expect(splitLanguage(spanish, languages)).toEqual({ language: "es", path });
});

test.each(["/", "/used-cars-for-sale", "/essays", "/es-special", "/en/used-cars-for-sale", "/fr"])(
  "%s is an address without a language",
  (path) => {
    expect(splitLanguage(path, languages)).toEqual({ language: "en", path });
    expect(pathInLanguage(path, "en")).toBe(path);
  },
);

test("a language that the dealer does not have is part of the path", () => {
  expect(splitLanguage("/es/service", ["en"])).toEqual({ language: "en", path: "/es/service" });
});

test.each([
  ["/es/", "/"],
  ["/es//evil.example", "/evil.example"],
])("the path of %s has one slash at its beginning", (address, path) => {
  expect(splitLanguage(address, languages)).toEqual({ language: "es", path });
});

test.each([
  ["/es/service?a=b#c", "/service?a=b#c"],
  ["/es", "/"],
  ["/service", "/service"],
  ["/", "/"],
])("%s without its language is %s", (path, plain) => {
  expect(withoutLanguage(path)).toBe(plain);
});
