import {
  type VehicleFeature,
  vehicleFeatures,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import { withPublishedSets } from "@forecourt/testing/published-sets";
import { describe, expect, test } from "@jest/globals";
import { publishedFeatureTexts } from "../testing/published-texts.ts";
import { featuresOfText, featuresOfTexts } from "./features.ts";

describe("featuresOfText", () => {
  test.each<[string, VehicleFeature[]]>([
    ["Front Heated Seats", ["heated-seats"]],
    ["Seats, Heated Driver And Front Passenger", ["heated-seats"]],
    ["Driver seat: heated", ["heated-seats"]],
    ["Heated Steering Wheel", ["heated-steering-wheel"]],
    ["Heated door mirrors", []],
    ["Moonroof", ["sunroof"]],
    ["Dual-Pane Panoramic Sunroof", ["panoramic-roof", "sunroof"]],
    ["Adaptive Cruise Control", ["adaptive-cruise-control", "cruise-control"]],
    ["Speed control", ["cruise-control"]],
    ["Apple CarPlay/Android Auto", ["android-auto", "apple-carplay"]],
    ["Smartphone Integration - Android Auto", ["android-auto"]],
    ['Wheels, 17" (43.2 CM) Aluminum', ["alloy-wheels"]],
    ["Wheels - Steel", []],
    ["Front Brake Type - Ventilated Disc", []],
    ["Front Cooled Seats", ["ventilated-seats"]],
    ["Leather steering wheel", []],
    ["Jet Black, Perforated Leather Appointed Seat Trim", ["leather-seats"]],
    ["Black, Leatherette Heated Bucket Seats", ["heated-seats"]],
    ["Trailer Stability Control", []],
    ["Class IV Trailer Hitch Receiver", ["tow-package"]],
    ["Power Trunk/Liftgate", ["power-liftgate"]],
    ["Tailgate - Power Locking", []],
    ["AM/FM radio: SiriusXM with 360L", []],
    ["Third Row Seating", ["third-row-seating"]],
    ["Cupholders - Third Row", []],
    ["4G LTE Wi-Fi Hot Spot", ["wifi-hotspot"]],
  ])("%s: %j", (text, features) => {
    expect(featuresOfText(text)).toEqual(features);
  });

  test.each([
    "No Heated Seats",
    "Heated Seats (optional)",
    "Sunroof Delete",
    "Delete Spray In Bedliner",
    "Not Equipped With Driver And Front Passenger Heated Or Ventilated Seats",
    "4G LTE Wi-Fi Hotspot Removal",
    "Parksense Rear Park Assist Unavailable",
    "Navigation ready",
    "Android Auto available",
  ])("finds none when they are missing or optional: %s", (text) => {
    expect(featuresOfText(text)).toEqual([]);
  });

  test("finds none in an advertisement", () => {
    expect(featuresOfText(`Heated Seats and ${"much more ".repeat(30)}`)).toEqual([]);
  });

  test("finds every feature, each once", () => {
    const spoken = vehicleFeatures.map((feature) => feature.replaceAll("-", " "));
    expect([...featuresOfTexts([...spoken, ...spoken])].toSorted()).toEqual(
      [...vehicleFeatures].toSorted(),
    );
  });
});

withPublishedSets(() => {
  test("recognizes the most frequent texts of a published set", async () => {
    const texts = await publishedFeatureTexts("dealer/truecar_2025");
    const frequent = texts.slice(0, 300).map(({ text }) => text);
    const known = frequent.filter((text) => featuresOfText(text).length > 0);
    // The other texts are air bags, suspensions, floor mats and the like (checked manually).
    expect(known.length).toBeGreaterThanOrEqual(43);
    const found = new Set(texts.flatMap(({ text }) => featuresOfText(text)));
    expect(vehicleFeatures.filter((feature) => !found.has(feature))).toEqual([]);
  });
});
