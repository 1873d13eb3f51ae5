import { expect, test } from "@jest/globals";
import { withSourcePositions } from "./build-error.ts";

test("each error begins with its position; of shared code, too", () => {
  const message = "ERROR in ./src/a.tsx\n  ╭─[12:8]\nERROR in ../shared/ui/src/b.tsx\n ╭─[3:0]\n";
  expect(withSourcePositions("mfe-trade", message).match(/^\S+:\d+:\d+$/gm)).toEqual([
    "mfe-trade/src/a.tsx:12:9",
    "shared/ui/src/b.tsx:3:1",
  ]);
});

test("a message with colors has positions, and no colors any more", () => {
  const message =
    "\u001b[1m\u001b[31mERROR\u001b[39m\u001b[22m in \u001b[1m./src/a.tsx\u001b[39m\u001b[22m\n" +
    "  \u001b[31m×\u001b[0m Syntax Error\n  ╭─[12:8]\n  · \u001b[35;1m─\u001b[0m\n";
  expect(withSourcePositions("mfe-trade", message)).toBe(
    "mfe-trade/src/a.tsx:12:9\nERROR in ./src/a.tsx\n  × Syntax Error\n  ╭─[12:8]\n  · ─\n",
  );
});

test("a message without a position stays", () => {
  expect(withSourcePositions("mfe-trade", "it ended with 1")).toBe("it ended with 1");
});
