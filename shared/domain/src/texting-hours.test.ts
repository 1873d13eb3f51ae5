import { describe, expect, test } from "@jest/globals";
import { zonesOfPhone } from "./area-code-zones.ts";
import { isTextingTime, nextTextingTime, textingZones } from "./texting-hours.ts";

const chicago = "America/Chicago";

describe("the hours of text messages", () => {
  test.each([
    ["+15735550142", [chicago]],
    ["+16025550142", ["America/Phoenix"]],
    ["+12705550142", ["America/New_York", chicago]],
    ["+18085550142", ["Pacific/Honolulu"]],
  ])("are those of the area code of %s", (phone, zones) => {
    expect(zonesOfPhone(phone)).toEqual(zones);
  });

  test("are those of every continental zone for an area code that is not known", () => {
    expect(zonesOfPhone("+19995550142")).toHaveLength(4);
    expect(textingZones("+15735550142", chicago)).toEqual([chicago]);
    expect(textingZones("+12125550142", chicago)).toEqual([chicago, "America/New_York"]);
  });

  test.each([
    ["2026-11-23T13:59:00Z", false],
    ["2026-11-23T14:00:00Z", true],
    ["2026-11-24T02:59:00Z", true],
    ["2026-11-24T03:00:00Z", false],
  ])("are from 8 a.m. to 9 p.m. by the local clock: %s", (moment, isOpen) => {
    expect(isTextingTime(new Date(moment), [chicago])).toBe(isOpen);
  });

  test("are hours that all of the zones share", () => {
    // 8:30 p.m. in Chicago is 9:30 p.m. in New York.
    const evening = new Date("2026-11-24T02:30:00Z");
    const zones = [chicago, "America/New_York"];
    expect(isTextingTime(evening, zones)).toBe(false);
    expect(nextTextingTime(evening, zones)).toEqual(new Date("2026-11-24T14:00:00Z"));
    expect(nextTextingTime(evening, [...zones, "Pacific/Honolulu"])).toEqual(
      new Date("2026-11-24T18:00:00Z"),
    );
  });

  test("begin at 8 a.m. also after clocks change", () => {
    const night = new Date("2026-11-01T04:30:00Z");
    expect(nextTextingTime(night, [chicago])).toEqual(new Date("2026-11-01T14:00:00Z"));
  });
});
