import { expect, test } from "@jest/globals";
import { loggedError } from "./logged-error.ts";

test("an error in a log line is found with the request that had it", () => {
  const err = { message: "boom", stack: "Error: boom\n    at a (b.ts:1:2)" };
  const line = JSON.stringify({ level: "error", err, requestId: "1", msg: "page failed" });
  expect(loggedError(line)).toEqual({
    requestId: "1",
    text: "page failed: Error: boom\n    at a (b.ts:1:2)",
  });
});

test.each(["plain text", "{cut off", '{"level":"info","msg":"ready"}'])("%s has none", (line) => {
  expect(loggedError(line)).toBeNull();
});
