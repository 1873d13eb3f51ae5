import { expect, test } from "@jest/globals";
import { readOwnersVehicle, vehicleName } from "./owners-vehicle.ts";

const read = (query: string) => readOwnersVehicle(new URL(`https://ozark.example/?${query}`), 2027);

test("reads the vehicle that an address names", () => {
  expect(
    read("year=2018&make=Mitsubishi&model=Outlander+Sport&mileage=72000&condition=used"),
  ).toEqual({
    year: 2018,
    make: "Mitsubishi",
    model: "Outlander Sport",
    mileage: 72_000,
    condition: "used",
  });
});

test.each([
  "",
  "year=&make=&model=",
  "year=soon&mileage=-1&condition=rusty",
  "year=2018.5",
  "year=99999",
  "year=20",
  "year=1979",
  "year=2028",
  `make=${"x".repeat(41)}`,
  "color=red",
])("knows nothing from %j", (query) => {
  expect(read(query)).toEqual({});
});

test("names what is known of a vehicle", () => {
  expect(vehicleName(read("year=2018&make= Mitsubishi &model=Outlander"))).toBe(
    "2018 Mitsubishi Outlander",
  );
  expect(vehicleName(read("model=Outlander"))).toBe("Outlander");
  expect(vehicleName(read("mileage=5"))).toBe("");
});
