import { describe, expect, test } from "@jest/globals";
import {
  bodyStyleWords,
  conditionWords,
  drivetrainWords,
  fuelWords,
  meaningOf,
  transmissionWords,
} from "./words.ts";

const tables = {
  condition: conditionWords,
  bodyStyle: bodyStyleWords,
  drivetrain: drivetrainWords,
  transmission: transmissionWords,
  fuel: fuelWords,
} as const;

describe("the words of published feeds", () => {
  test.each([
    ["condition", "Toyota Certified", "certified"],
    ["condition", "Certified Pre-Owned", "certified"],
    ["condition", "Used", "used"],
    ["condition", "Pre-Owned", "used"],
    ["condition", "New", "new"],
    ["condition", "Salvage", undefined],
    ["bodyStyle", "SUV / Crossover", "suvs"],
    ["bodyStyle", "Pickup Truck", "trucks"],
    ["bodyStyle", "Minivan", "minivans"],
    ["bodyStyle", "Van", "commercial"],
    ["bodyStyle", "EcoBoost Premium Convertible", "convertibles"],
    ["bodyStyle", "xDrive Gran Coupe", "sedans"],
    ["bodyStyle", "Hatchback", "hatchbacks"],
    ["bodyStyle", "suvs", "suvs"],
    ["bodyStyle", "SE", undefined],
    ["drivetrain", "All-wheel Drive", "awd"],
    ["drivetrain", "Front-Wheel Drive", "fwd"],
    ["drivetrain", "Four-wheel Drive", "4wd"],
    ["drivetrain", "Part-time 4-Wheel Drive", "4wd"],
    ["drivetrain", "Full-time 4WD", "4wd"],
    ["drivetrain", "4X2", "rwd"],
    ["drivetrain", "Rear", "rwd"],
    ["drivetrain", "75Kwh", undefined],
    ["transmission", "8-Speed Automatic", "automatic"],
    ["transmission", "Automatic CVT", "cvt"],
    ["transmission", "Continuously Variable Transmission", "cvt"],
    ["transmission", "6-SPEED A/T", "automatic"],
    ["transmission", "6MT", "manual"],
    ["transmission", "10AT", "automatic"],
    ["transmission", "7-Speed Dual Clutch", "automatic"],
    ["transmission", "6-speed Intelligent Manual Transmission", "manual"],
    ["transmission", "ECVT", "cvt"],
    ["fuel", "Gas", "gasoline"],
    ["fuel", "E85 Flex Fuel", "flex-fuel"],
    ["fuel", "Plug-In Hybrid", "plug-in-hybrid"],
    ["fuel", "Gasoline/Mild Electric Hybrid", "hybrid"],
    ["fuel", "Electric Fuel System", "electric"],
    ["fuel", "Biodiesel", "diesel"],
    ["fuel", "Hydrogen", "hydrogen"],
  ] as const)("%s %j means %j", (table, text, meaning) => {
    expect(meaningOf<string>(tables[table], text.toLowerCase())).toBe(meaning);
  });
});
