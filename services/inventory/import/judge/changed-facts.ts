import type { ImportFigures } from "./figures.ts";
import { isMore, limits } from "./limits.ts";
import { cars, number } from "./phrases.ts";

/** Finds oddities of the facts of cars that the store had before; null = none. */
type ChangeCheck = (figures: ImportFigures) => string | null;

export const pricesGone: ChangeCheck = ({ pricesGone: gone, both }) =>
  isMore(gone, both, limits.factsGone)
    ? `${number(gone)} of ${cars(both)} no longer have a price. Is the price column empty?`
    : null;

export const mileagesGone: ChangeCheck = ({ mileagesGone: gone, both }) =>
  isMore(gone, both, limits.factsGone)
    ? `${number(gone)} of ${cars(both)} no longer have a mileage. Is the mileage column empty?`
    : null;

/** A car's model year is a part of its VIN. */
export const yearsChanged: ChangeCheck = ({ yearsChanged: changed, both }) =>
  isMore(changed, both, limits.leaps)
    ? `${number(changed)} of ${cars(both)} have a different model year than before. A car’s model year never changes.`
    : null;

export const conditionsChanged: ChangeCheck = ({ conditionsChanged: changed, both }) =>
  isMore(changed, both, limits.leaps)
    ? `${number(changed)} of ${cars(both)} changed from new to used, or from used to new.`
    : null;

/** Pages and inquiries find a car by its stock number. */
export const stockNumbersRepeated: ChangeCheck = ({
  repeatedStockNumbers: { before, after },
  staged,
}) =>
  isMore(after - before, staged, limits.leaps)
    ? `${cars(after)} share a stock number with another car in the file.`
    : null;

export const pricesAreMileages: ChangeCheck = ({ swapped, both }) =>
  isMore(swapped, both, limits.leaps)
    ? `${number(swapped)} of ${cars(both)} have their old mileage as the price and their old price as the mileage. Are the price and mileage columns swapped?`
    : null;
