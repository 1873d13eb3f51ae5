import { expect, test } from "@jest/globals";
import { plainAscii } from "./plain-ascii.ts";
import { replyKeyword } from "./reply-keyword.ts";

test.each([
  ["STOP", "stop"],
  [" stop! ", "stop"],
  ["Opt out", "stop"],
  ["opt-out", "stop"],
  ["Please stop texting me", "stop"],
  ["don’t text me again", "stop"],
  ["UNSUBSCRIBE", "stop"],
  ["Cancel", "stop"],
  ["START", "start"],
  ["Help", "help"],
  ["Cancel my appointment", "unread"],
  ["Can I stop by at 5?", "unread"],
  ["Stop by at 5?", "unread"],
  ["", "unread"],
] as const)("%j is a reply of the kind %s", (body, keyword) => {
  expect(replyKeyword(body)).toBe(keyword);
});

test("typographic marks become ASCII, letters stay", () => {
  expect(plainAscii("You’re “in” — José…\nbye")).toBe('You\'re "in" - José... bye');
});
