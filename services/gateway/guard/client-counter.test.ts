import { describe, expect, test } from "@jest/globals";
import { createClientCounter } from "./client-counter.ts";

describe("createClientCounter", () => {
  test("stops at the bound of one client without counting for others", () => {
    const counter = createClientCounter(() => ({ max: 10, maxPerClient: 2 }));
    expect([counter.add("a"), counter.add("a"), counter.add("a")]).toEqual([null, null, "client"]);
    expect(counter.add("b")).toBeNull();
    expect(counter.total()).toBe(3);
  });

  test("stops at the bound for all clients", () => {
    const counter = createClientCounter(() => ({ max: 5, maxPerClient: 4 }));
    expect([counter.add("a", 3), counter.add("b", 3)]).toEqual([null, "total"]);
    counter.remove("a", 3);
    expect(counter.add("b", 3)).toBeNull();
    expect(counter.total()).toBe(3);
  });

  test("has room again after what was counted is removed", () => {
    const counter = createClientCounter(() => ({ max: 10, maxPerClient: 1 }));
    counter.add("a");
    counter.remove("a");
    expect([counter.add("a"), counter.total()]).toEqual([null, 1]);
  });
});
