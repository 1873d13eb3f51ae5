import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { errorTitle, invalidRouteTitle, noRouteTitle } from "./error-title.ts";

test.each([
  [404, "404 - Page not found"],
  [503, "503 - Service unavailable"],
  [599, "599 - Internal server error"],
])("status %i has a title with status and message", (status, title) => {
  expect(errorTitle(siteFixture().texts, status)).toBe(title);
});

test("a 404 title has the path without a route, or the full path of a page that rejects it", () => {
  const { texts } = siteFixture();
  const url = new URL("https://www.example.example/cars/{path}?year=20x1");
  expect(noRouteTitle(texts, url)).toBe("404 - Page not found: /cars/%7Bpath%7D");
  expect(invalidRouteTitle(texts, url)).toBe("404 - Page Not Found: /cars/%7Bpath%7D?year=20x1");
});
