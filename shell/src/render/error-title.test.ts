import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { errorTitle, invalidRouteTitle, noRouteTitle } from "./error-title.ts";

// The name of the site is a fact, which these texts have not been filled with.
test.each([
  [404, "404 - Page not found | {site.name}"],
  [503, "503 - Service unavailable | {site.name}"],
  [599, "599 - Internal server error | {site.name}"],
])("status %i has a title with status and message", (status, title) => {
  expect(errorTitle(siteFixture().texts, status)).toBe(title);
});

test("a 404 title has the path without a route, or the full path of a page that rejects it", () => {
  const { texts } = siteFixture();
  const url = new URL("https://www.example.example/cars/{path}?year=20x1");
  expect(noRouteTitle(texts, url)).toBe("404 - Page not found: /cars/%7Bpath%7D | {site.name}");
  expect(invalidRouteTitle(texts, url)).toBe(
    "404 - Page Not Found: /cars/%7Bpath%7D?year=20x1 | {site.name}",
  );
});
