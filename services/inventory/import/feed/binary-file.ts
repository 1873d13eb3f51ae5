import { AppError } from "@forecourt/contracts/errors";

/** Files that people send in place of a feed, by their first bytes. */
const signatures: readonly (readonly [bytes: string, what: string])[] = [
  ["25504446", "a PDF"],
  ["d0cf11e0", "an Excel workbook"],
  ["89504e47", "a picture"],
  ["ffd8ff", "a picture"],
];

/** Throws `feed-refused` for a file that is no text. `first` has its first bytes, at least four if it has so many. */
export function refuseBinary(first: Buffer): void {
  const begins = first.toString("hex", 0, 4);
  const [, what] = signatures.find(([bytes]) => begins.startsWith(bytes)) ?? [];
  if (what === undefined) return;
  const message = `this is ${what}, not a list of cars: export the cars as "CSV UTF-8"`;
  throw new AppError("feed-refused", message);
}
