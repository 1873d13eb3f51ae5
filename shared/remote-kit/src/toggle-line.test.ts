import { describe, expect, test } from "@jest/globals";
import { hasLine, toggleLine } from "./toggle-line.ts";

const line = "Is it still available?";

describe("toggleLine", () => {
  test.each([
    ["", line],
    ["  \n", line],
    ["Does a bike fit?", `Does a bike fit?\n${line}`],
    ["Does a bike fit?\n\n", `Does a bike fit?\n${line}`],
    [`${line} In red?`, `${line} In red?\n${line}`],
  ])("adds a line to %j", (text, added) => {
    expect(hasLine(text, line)).toBe(false);
    expect(toggleLine(text, line)).toBe(added);
  });

  test.each([
    [line, ""],
    [`Hi,\n${line}\nthank you`, "Hi,\nthank you"],
    [` ${line} \r\nthank you`, "thank you"],
  ])("removes the line from %j", (text, rest) => {
    expect(hasLine(text, line)).toBe(true);
    expect(toggleLine(text, line)).toBe(rest);
  });
});
