/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import { loadFinishedPopups, saveFinishedPopups } from "./finished-popups.ts";

const key = "forecourt.finishedPopups";
const forbidden = {
  get localStorage(): Storage {
    throw new DOMException("denied", "SecurityError");
  },
};

beforeEach(() => localStorage.clear());

test("returns the stored ids, with those of another tab", () => {
  saveFinishedPopups(window, ["ask"]);
  saveFinishedPopups(window, ["offer"]);
  expect(loadFinishedPopups(window)).toEqual(["ask", "offer"]);
});

test.each(["{", "7", '{"ask":true}', "null", '"ask"'])("%s is not a list of ids", (text) => {
  localStorage.setItem(key, text);
  expect(loadFinishedPopups(window)).toEqual([]);
});

test("drops invalid ids and keeps the last fifty", () => {
  localStorage.setItem(key, JSON.stringify(["ask", 7, null, "<b>", "A", "x".repeat(41)]));
  expect(loadFinishedPopups(window)).toEqual(["ask"]);
  const many = Array.from({ length: 60 }, (_, index) => `popup-${index}`);
  saveFinishedPopups(window, many);
  expect(loadFinishedPopups(window)).toEqual(many.slice(10));
});

test("blocked storage is ignored", () => {
  saveFinishedPopups(forbidden, ["ask"]);
  expect(loadFinishedPopups(forbidden)).toEqual([]);
});
