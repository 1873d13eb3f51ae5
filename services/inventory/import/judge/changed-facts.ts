import type { ImportFigures } from "./figures.ts";
import { isMore, limits } from "./limits.ts";
import { cars, number } from "./phrases.ts";

/** Finds what is odd about the facts of cars that the store had before; null = nothing. */
type ChangeCheck = (figures: ImportFigures) => string | null;

export const pricesGone: ChangeCheck = ({ pricesGone: gone, both }) =>
  isMore(gone, both, limits.factsGone)
    ? `${cars(gone)} of ${number(both)} have lost their price: is the column of the price empty?`
    : null;

export const mileagesGone: ChangeCheck = ({ mileagesGone: gone, both }) =>
  isMore(gone, both, limits.factsGone)
    ? `${cars(gone)} of ${number(both)} have lost their mileage: is the column of the mileage empty?`
    : null;

/** A car's model year is a part of its VIN. */
export const yearsChanged: ChangeCheck = ({ yearsChanged: changed, both }) =>
  isMore(changed, both, limits.leaps)
    ? `${cars(changed)} of ${number(both)} get another model year, which a car never does.`
    : null;

export const conditionsChanged: ChangeCheck = ({ conditionsChanged: changed, both }) =>
  isMore(changed, both, limits.leaps)
    ? `${cars(changed)} of ${number(both)} become used from new, or new from used.`
    : null;

/** Pages and inquiries find a car by its stock number. */
export const stockNumbersRepeated: ChangeCheck = ({
  repeatedStockNumbers: { before, after },
  staged,
}) =>
  isMore(after - before, staged, limits.leaps)
    ? `${cars(after)} have a stock number that another car of the file has, too.`
    : null;

export const pricesAreMileages: ChangeCheck = ({ swapped, both }) =>
  isMore(swapped, both, limits.leaps)
    ? `${cars(swapped)} of ${number(both)} would cost what their mileage was, and the other way round: are the columns of price and mileage swapped?`
    : null;
