import { describe, expect, test } from "@jest/globals";
import { everyCar } from "../demo-inventory/every-car.ts";
import type { DemoCar } from "../demo-inventory/make-car.ts";
import { drawPhoto } from "./draw-photo.ts";
import { faces } from "./shapes/faces.ts";
import { shapeOf } from "./shapes/shape-of.ts";
import { sideDrawings } from "./shapes/side-drawings.ts";

const cars = everyCar().flatMap(({ cars: inLot }) => inLot);
const carWith = (fits: (car: DemoCar) => boolean) => {
  const car = cars.find(fits);
  if (!car) throw new Error("the demo has no such car");
  return car;
};
const shapeOfModel = (model: string) => shapeOf(carWith((car) => car.model === model));

describe("the shape of a car", () => {
  test.each([
    ["Wrangler", "off-roader"],
    ["Wrangler Unlimited", "long-off-roader"],
    ["Model Y", "coupe-suv"],
    ["Model 3", "electric-sedan"],
    ["LEAF", "electric-hatchback"],
    ["Tahoe", "large-suv"],
    ["Kona", "compact-suv"],
    ["Eclipse Cross", "compact-suv"],
    ["Transit Connect", "small-van"],
    ["Odyssey", "minivan"],
  ])("of a %s is a %s", (model, shape) => {
    expect(shapeOfModel(model)).toBe(shape);
  });

  test("of a truck is that of its cab", () => {
    const truck = carWith(({ bodyStyle }) => bodyStyle === "trucks");
    expect(shapeOf({ ...truck, doors: 4 })).toBe("crew-cab");
    expect(shapeOf(carWith(({ trim }) => trim === "Work Truck"))).toBe("single-cab");
  });

  test("has a drawing from every side, and all are used by the demo", () => {
    const used = new Set(cars.map(shapeOf));
    expect(Object.keys(sideDrawings).toSorted()).toEqual(Object.keys(faces).toSorted());
    expect([...used].toSorted()).toEqual(Object.keys(faces).toSorted());
  });
});

describe("a drawn photo", () => {
  const [car] = cars;
  if (!car) throw new Error("the demo has no cars");

  test.each(["lot", "side", "front", "rear", "wheel"] as const)(
    "of the %s is in the car's paint",
    (view) => expect(drawPhoto(view, car)).toContain(`color="${car.hex}"`),
  );

  test("of the dashboard shows the miles of the car, and nothing else differs", () => {
    const at = (mileage: number) => drawPhoto("dashboard", { ...car, mileage });
    expect(at(48_210)).toBe(at(48_210));
    expect(at(48_210)).not.toBe(at(48_211));
  });

  test("of the seats is in the interior's color", () => {
    expect(drawPhoto("seats", { ...car, interior: "Heritage Tan" })).toContain("#91582f");
    expect(drawPhoto("seats", { ...car, interior: "Jet Black" })).toContain("#2c2e32");
  });

  test("has no text: the machine that renders it may have no fonts", () => {
    for (const view of ["lot", "front", "rear", "dashboard", "seats", "wheel"] as const) {
      expect(drawPhoto(view, car)).not.toContain("<text");
    }
  });

  test("has no broken number", () => {
    for (const one of cars.slice(0, 200)) {
      for (const view of ["side", "front", "rear", "dashboard"] as const) {
        expect(drawPhoto(view, one)).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});
