import type { FilterGroup, Option } from "../../mfe-inventory/src/pages/search/search-data.ts";

function options(...rows: [label: string, count: number | null, selected?: boolean][]): Option[] {
  return rows.map(([label, count, selected = false]) => ({
    label,
    count,
    selected,
    href: `/search?choice=${encodeURIComponent(label)}`,
  }));
}

export const sampleFilters: FilterGroup[] = [
  {
    id: "condition",
    title: "Condition",
    options: options(["Used", 412, true], ["New", 96], ["Certified", 104]),
  },
  {
    id: "bodyStyle",
    title: "Body style",
    options: options(
      ["SUVs", 128, true],
      ["Sedans", 141],
      ["Trucks", 73],
      ["Minivans", 24],
      ["Hatchbacks", 31],
      ["Coupes", 11],
      ["Wagons", 9],
      ["Convertibles", 4],
      ["Commercial", 0],
    ),
  },
  {
    id: "make",
    title: "Make",
    options: options(
      ["Mitsubishi", 44],
      ["Honda", 21],
      ["Toyota", 20],
      ["Ford", 18],
      ["Chevrolet", 12],
      ["Nissan", 9],
      ["Subaru", 7],
      ["Mazda", 6],
      ["Hyundai", 5],
      ["Kia", 4],
      ["Volkswagen", 3],
      ["Jeep", 1234],
    ),
  },
  {
    id: "price",
    title: "Price",
    options: options(
      ["Under $10,000", null],
      ["Under $20,000", null],
      ["Under $30,000", null, true],
    ),
  },
  {
    id: "mileage",
    title: "Mileage",
    options: options(["Under 30,000 miles", null], ["Under 85,000 miles", null]),
  },
];

export const sampleSorts: Option[] = options(
  ["Newest", null, true],
  ["Oldest", null],
  ["Mileage (lowest)", null],
  ["Year (newest)", null],
  ["Price (highest)", null],
  ["Price (lowest)", null],
);
