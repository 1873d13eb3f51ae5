import { expect, test } from "@jest/globals";
import { pageDataIn } from "./refresh-page.ts";

const page = (data: string) =>
  `<head><script nonce="x">globalThis.__FORECOURT__=${data}</script></head>`;

test("the data of two pages are compared without the ids of releases and records", () => {
  const [first, second] = ["0123456789abcdef", "fedcba9876543210"];
  const dataOf = (id: string, price: number) =>
    page(`{"entry":"/remotes/a/${id}/","price":${price}}`);
  expect(pageDataIn(dataOf(first, 1))).toBe(pageDataIn(dataOf(second, 1)));
  expect(pageDataIn(dataOf(first, 1))).not.toBe(pageDataIn(dataOf(first, 2)));
});

test("a page without data has none", () => {
  expect(pageDataIn("<p>Moved</p>")).toBe("");
});
