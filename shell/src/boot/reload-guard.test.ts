/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { mayReload } from "./reload-guard.ts";

beforeEach(() => sessionStorage.clear());

describe("mayReload", () => {
  test("allows one reload per path in ten seconds", () => {
    expect(mayReload("/service", 1_000)).toBe(true);
    expect(mayReload("/service", 10_999)).toBe(false);
    expect(mayReload("/service", 11_000)).toBe(true);
  });

  test("allows reloads of other paths", () => {
    expect(mayReload("/service", 1_000)).toBe(true);
    expect(mayReload("/", 1_001)).toBe(true);
    expect(mayReload("/service", 1_002)).toBe(false);
  });

  test("ignores invalid stored data", () => {
    sessionStorage.setItem("forecourt:reloaded", "{broken");
    expect(mayReload("/", 1_000)).toBe(true);
  });
});
