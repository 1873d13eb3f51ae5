import { expect, test } from "@jest/globals";
import { topicOf } from "./article-topics.ts";

const about = (slug: string) => ({ category: { slug, name: slug } });

test.each([
  ["buying-a-car", "buying"],
  ["financing", "financing"],
  ["owning-a-car", "owning"],
  ["selling-and-trading", "selling"],
  ["electric-and-hybrid", "electric"],
  ["in-the-community", "community"],
  ["staff-reviews", "reviews"],
])("an article of the category %s is about %s", (slug, topic) => {
  expect(topicOf({ ...about(slug), collection: "car-advice-education" })).toBe(topic);
});

test("an article of a category that a dealer has named itself is about what its collection is", () => {
  expect(topicOf({ ...about("our-history"), collection: "news" })).toBe("news");
  expect(topicOf({ ...about("our-history"), collection: "faqs" })).toBe("buying");
});
