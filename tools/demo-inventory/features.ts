import type { BodyStyle } from "@forecourt/contracts/vehicle";
import type { Random } from "./random.ts";

interface Feature {
  name: string;
  /** Fitted from this level of equipment on, to cars from this model year on. */
  level: number;
  from: number;
  /** Only to these bodies; missing = to all. */
  bodies?: readonly BodyStyle[];
}

const suvs = ["suvs"] as const;
const trucks = ["trucks"] as const;
const vans = ["minivans"] as const;
const commercial = ["commercial"] as const;
const closed = ["suvs", "sedans", "coupes", "wagons", "hatchbacks"] as const;

const THIRD_ROW = "Third-Row Seating";
const REMOTE_START = "Remote Start";

const features: readonly Feature[] = [
  { name: "Air Conditioning", level: 1, from: 2008 },
  { name: "Power Windows", level: 1, from: 2008 },
  { name: "Keyless Entry", level: 1, from: 2008 },
  { name: "Cruise Control", level: 1, from: 2010 },
  { name: "Bluetooth", level: 1, from: 2013 },
  { name: "Backup Camera", level: 1, from: 2018 },
  { name: "Automatic Emergency Braking", level: 1, from: 2020 },
  { name: "Lane Departure Warning", level: 2, from: 2019 },
  { name: "Apple CarPlay", level: 1, from: 2020 },
  { name: "Android Auto", level: 1, from: 2020 },
  { name: "Alloy Wheels", level: 2, from: 2008 },
  { name: "Power Driver Seat", level: 3, from: 2008 },
  { name: "Heated Front Seats", level: 3, from: 2008 },
  { name: "Dual-Zone Climate Control", level: 3, from: 2010 },
  { name: "Keyless Ignition", level: 2, from: 2014 },
  { name: REMOTE_START, level: 3, from: 2014 },
  { name: "Blind Spot Monitor", level: 3, from: 2015 },
  { name: "Rear Cross-Traffic Alert", level: 3, from: 2016 },
  { name: "Sunroof", level: 4, from: 2008, bodies: closed },
  { name: "Leather Seats", level: 4, from: 2008 },
  { name: "Navigation System", level: 4, from: 2010 },
  { name: "Premium Sound System", level: 4, from: 2010 },
  { name: "Adaptive Cruise Control", level: 3, from: 2018 },
  { name: "Wireless Charging", level: 4, from: 2020 },
  { name: "Head-Up Display", level: 4, from: 2021 },
  { name: "Surround View Camera", level: 4, from: 2019 },
  { name: "Roof Rails", level: 2, from: 2008, bodies: ["suvs", "wagons"] },
  { name: "Power Liftgate", level: 3, from: 2014, bodies: suvs },
  { name: "Tow Package", level: 2, from: 2008, bodies: trucks },
  { name: "Bed Liner", level: 2, from: 2008, bodies: trucks },
  { name: THIRD_ROW, level: 1, from: 2008, bodies: ["minivans", "suvs"] },
  { name: "Power Sliding Doors", level: 2, from: 2008, bodies: vans },
  { name: "Rear Entertainment System", level: 4, from: 2008, bodies: vans },
  { name: "Cargo Partition", level: 1, from: 2008, bodies: commercial },
  { name: "Shelving", level: 1, from: 2008, bodies: commercial },
  { name: "Power Convertible Top", level: 1, from: 2008, bodies: ["convertibles"] },
];

/** Chance of a feature of the next better equipment level, ordered as an option. */
const OPTION_SHARE = 0.12;

/** Features of a car with this equipment level, in the order of the list above. */
export function featuresOf(
  car: {
    year: number;
    level: number;
    bodyStyle: BodyStyle;
    thirdRowFrom?: number | undefined;
    /** Whether it has an engine that can be started without a clutch. */
    canStartRemotely: boolean;
  },
  random: Random,
): string[] {
  const hasThirdRow = car.bodyStyle !== "suvs" || car.year >= (car.thirdRowFrom ?? Infinity);
  return (
    features
      .filter(({ name }) => name !== THIRD_ROW || hasThirdRow)
      .filter(({ from, bodies }) => car.year >= from && (bodies?.includes(car.bodyStyle) ?? true))
      .filter(
        ({ level }) =>
          level <= car.level || (level === car.level + 1 && random.chance(OPTION_SHARE)),
      )
      // Last, so that the chances of all other facts stay the same.
      .filter(({ name }) => name !== REMOTE_START || car.canStartRemotely)
      .map(({ name }) => name)
  );
}
