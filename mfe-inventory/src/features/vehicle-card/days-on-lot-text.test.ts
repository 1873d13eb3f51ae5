import { describe, expect, test } from "@jest/globals";
import { car, site } from "../../testing/inventory-fixture.ts";
import { daysOnLotText } from "./days-on-lot-text.ts";
import { vehicleCard } from "./vehicle-card-view.ts";

const listed = car({ firstSeen: "2026-10-27" });
const shown = { ...site, showDaysOnLot: true };

describe("daysOnLotText", () => {
  test.each([
    ["2026-10-27", "Just arrived", "Just arrived"],
    ["2026-10-28", "1 day on lot", "On our lot for 1 day"],
    ["2026-11-22", "26 days on lot", "On our lot for 26 days"],
  ])("counts the days until %s", (today, onCard, onPage) => {
    // The text on a card has no-break spaces only.
    expect(
      daysOnLotText("vehicle.card.onLot", listed, shown, today)?.replaceAll("\u00a0", " "),
    ).toBe(onCard);
    expect(daysOnLotText("vehicle.onLot", listed, shown, today)).toBe(onPage);
  });

  test("is null for cars that are not on the lot, and where the dealer does not show it", () => {
    const today = "2026-11-22";
    const changed = [{ status: "sold" }, { availability: "in-transit" }] as const;
    for (const change of changed) {
      expect(daysOnLotText("vehicle.onLot", { ...listed, ...change }, shown, today)).toBeNull();
    }
    const hidden = { ...site, showDaysOnLot: false };
    expect(daysOnLotText("vehicle.onLot", listed, hidden, today)).toBeNull();
  });

  test("is on a card as far as the dealer shows it", () => {
    const textOf = (showDaysOnLot: boolean) =>
      vehicleCard(listed, { ...site, showDaysOnLot }).onLot;
    expect(textOf(true)).toMatch(/^\d+\u00a0days?\u00a0on\u00a0lot$|^Just arrived$/);
    expect(textOf(false)).toBeNull();
  });
});
