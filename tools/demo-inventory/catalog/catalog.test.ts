import { vinModelYear } from "@forecourt/domain/vin";
import { expect, test } from "@jest/globals";
import { buildVin } from "../vin.ts";
import { catalog } from "./catalog.ts";

const models = catalog.flatMap((maker) =>
  maker.models.map((model) => [`${maker.name} ${model.name}`, model] as const),
);

test.each(models)("%s: a VIN can be built for every model year", (_, { versions }) => {
  for (const [from, to, pattern] of versions) {
    expect(pattern).toMatch(/^[A-HJ-NPR-Z0-9]{8}-[A-HJ-NPR-Z0-9]$/);
    for (let year = from; year <= to; year++) {
      expect(vinModelYear(buildVin(pattern, year, 123_456))).toBe(year);
    }
  }
});

test.each(models)("%s: every model year has a trim", (_, { versions, trims }) => {
  for (const [from, to] of versions) {
    for (let year = from; year <= to; year++) {
      const fitting = trims.filter(
        ([, , , first = year, last = year]) => first <= year && year <= last,
      );
      expect([year, fitting.length > 0]).toEqual([year, true]);
    }
  }
});
