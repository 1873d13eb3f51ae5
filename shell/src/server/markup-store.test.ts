import { describe, expect, test } from "@jest/globals";
import { Registry } from "prom-client";
import { createMarkupStore } from "./markup-store.ts";

const markup = (bytes: number) => ({ pieces: [new Uint8Array(bytes)], readsPersonal: false });

async function bytesOf(registry: Registry): Promise<number> {
  const metric = await registry.getSingleMetric("shell_markup_bytes")?.get();
  return metric?.values[0]?.value ?? Number.NaN;
}

describe("createMarkupStore", () => {
  test("stays within its size, and evicts what was used least recently", async () => {
    const registry = new Registry();
    const store = createMarkupStore(registry, 100_000);
    for (let page = 0; page < 1_000; page += 1) {
      store.set(`page-${page}`, markup(10_000));
      expect(store.get("page-0")).toBeDefined();
    }
    expect(store.get("page-1")).toBeUndefined();
    expect(store.get("page-999")).toBeDefined();
    expect(await bytesOf(registry)).toBeLessThanOrEqual(100_000);
    expect(await bytesOf(registry)).toBeGreaterThan(80_000);
  });

  test("does not store markup that would take an eighth of it", () => {
    const store = createMarkupStore(new Registry(), 100_000);
    store.set("large", markup(12_500));
    expect(store.get("large")).toBeUndefined();
  });
});
