/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { mayReload } from "./reload-guard.ts";

beforeEach(() => sessionStorage.clear());

describe("mayReload", () => {
  test("a path may be loaded again once within ten seconds", () => {
    expect(mayReload("/service", 1_000)).toBe(true);
    expect(mayReload("/service", 10_999)).toBe(false);
    expect(mayReload("/service", 11_000)).toBe(true);
  });

  test("another path is not held back", () => {
    expect(mayReload("/service", 1_000)).toBe(true);
    expect(mayReload("/", 1_001)).toBe(true);
    expect(mayReload("/service", 1_002)).toBe(false);
  });

  test("what somebody else stored under the key does no harm", () => {
    sessionStorage.setItem("forecourt:reloaded", "{broken");
    expect(mayReload("/", 1_000)).toBe(true);
  });
});
