import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, describe, expect, test } from "@jest/globals";
import { explain } from "./explain.ts";

afterAll(removeCopies);

const ask = (setting: string, store: string | null = null, folder = shippedDealers) =>
  explain(folder, { dealer: "heartland", setting, store });

describe("a setting is explained", () => {
  test("with its meaning, what it may be, its value, who says so and who reads it", async () => {
    const lines = await ask("inventory.earlyAccessDays");
    expect(lines.slice(0, 6).map((line) => line.replace(/:\d+:/, ":LINE:"))).toEqual([
      "inventory.earlyAccessDays",
      "  Cars listed for fewer days are early access; 0 = none.",
      "  may be: integer from 0 to 30, or null",
      "  is: 3",
      "  from heartland/dealer.json:LINE: 3",
      "  over defaults/dealer.json:LINE: 0",
    ]);
    expect(lines).toContain("  read in services/inventory/gated/gated-inventory.ts");
  });

  test("with the file of the store", async () => {
    const copy = await copyDealers();
    await copy.set("heartland/stores/rolla.json", ["leads", "quoteDays"], 5);
    const lines = await ask("leads.quoteDays", "rolla", copy.folder);
    expect(lines).toContain("  from heartland/stores/rolla.json:1: 5");
    expect(lines).toContain("  is: 5");
  });

  test.each([
    ["a setting", "inventory.earlyAcces", null, 'there is no setting "inventory.earlyAcces"'],
    ["a store", "fees", "rola", 'heartland has no store "rola"'],
  ])("unless there is no such %s", async (_what, setting, store, message) => {
    await expect(ask(setting, store)).rejects.toThrow(message);
  });
});
