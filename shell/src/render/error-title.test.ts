import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { errorTitle } from "./error-title.ts";

test.each([
  [404, "404 - Page not found"],
  [503, "503 - Service unavailable"],
  [599, "599 - Internal server error"],
])("status %i has a title with status and message", (status, title) => {
  expect(errorTitle(siteFixture().texts, status)).toBe(title);
});
