import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { originalLabel } from "./original-label.ts";

const { texts } = siteFixture();

test.each([
  ["https://google.com/maps/reviews/1", "Read it on Google"],
  ["https://www.google.com/maps/reviews/1", "Read it on Google"],
  ["https://MAPS.App.goo.gl/abc", "Read it on Google"],
  ["https://share.google/abc", "Read it on Google"],
  ["https://m.facebook.com/story/1", "Read it on Facebook"],
  ["https://reviews.example/42", "Read the original"],
  ["https://notgoogle.com/1", "Read the original"],
  ["https://google.com.reviews.example/1", "Read the original"],
  ["https://reviews.example/google.com", "Read the original"],
])("%s: %s", (url, label) => {
  expect(originalLabel(url, texts)).toBe(label);
});
