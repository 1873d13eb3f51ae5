import { expect, test } from "@jest/globals";
import { categoryOf, neighborPage, questionPages } from "./question-pages.ts";

const categories = [
  { categoryId: "condition", questionsIds: ["100"] },
  { categoryId: "history", questionsIds: ["200", "201"] },
  { categoryId: "comments", questionsIds: ["500"] },
];

test("categories with a revealed question are pages, in order", () => {
  const pages = questionPages({ categories }, ["100", "500"]);
  expect(pages.map(({ categoryId }) => categoryId)).toEqual(["condition", "comments"]);
  expect(neighborPage(pages, "condition", 1)).toBe("comments");
  expect(neighborPage(pages, "condition", -1)).toBeNull();
  expect(neighborPage(pages, "comments", 1)).toBeNull();
  expect(neighborPage(pages, "history", 1)).toBeNull();
});

test("a question has the category that holds it", () => {
  expect(categoryOf({ categories }, "201")).toBe("history");
  expect(categoryOf({ categories }, "999")).toBeNull();
});
