import { expect, test } from "@jest/globals";
import { withSourcePositions } from "./build-error.ts";

test("each error begins with its position; of shared code, too", () => {
  const message = "ERROR in ./src/a.tsx\n  ╭─[12:8]\nERROR in ../shared/ui/src/b.tsx\n ╭─[3:0]\n";
  expect(withSourcePositions("mfe-trade", message).match(/^\S+:\d+:\d+$/gm)).toEqual([
    "mfe-trade/src/a.tsx:12:9",
    "shared/ui/src/b.tsx:3:1",
  ]);
});

test("a message without a position stays", () => {
  expect(withSourcePositions("mfe-trade", "it ended with 1")).toBe("it ended with 1");
});
