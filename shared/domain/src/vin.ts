/**
 * Vehicle identification numbers: 17 characters, never I, O or Q; in North America the ninth is a
 * check digit and the tenth stands for the model year (ISO 3779; 49 CFR 565.13-565.15).
 */

/** Why a text is not a VIN, in the order of the checks. */
export type VinFault = "vin-missing" | "vin-length" | "vin-letters" | "vin-check-digit";

export type VinCheck = { ok: true; vin: string } | { ok: false; fault: VinFault };

const VIN_LENGTH = 17;
const CHECK_POSITION = 8;
const YEAR_POSITION = 9;

/** 49 CFR 565.15(c), table III: the value of each character. */
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ...digitsAs("0123456789", 0),
  ...digitsAs("ABCDEFGH", 1),
  ...digitsAs("JKLMN", 1),
  ...digitsAs("P", 7),
  ...digitsAs("R", 9),
  ...digitsAs("STUVWXYZ", 2),
]);

/** 49 CFR 565.15(c), table IV: the weight of each position. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** 49 CFR 565.15(d), table VII: the year codes in order, from 1980; a cycle is 30 years. */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_CODED_YEAR = 1980;

/** Upper case without surrounding blanks. It does not check whether the text is a VIN. */
export function normalizeVin(text: string): string {
  return text.trim().toUpperCase();
}

/** Parses a VIN from a feed or from a visitor; else its first fault. */
export function checkVin(text: string): VinCheck {
  const vin = normalizeVin(text);
  if (vin === "") return { ok: false, fault: "vin-missing" };
  if ([...vin].length !== VIN_LENGTH) return { ok: false, fault: "vin-length" };
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return { ok: false, fault: "vin-letters" };
  if (vin[CHECK_POSITION] !== vinCheckDigit(vin)) return { ok: false, fault: "vin-check-digit" };
  return { ok: true, vin };
}

/** The first character that no VIN has, and its position from 1; null = every character can be. */
export function impossibleVinCharacter(
  text: string,
): { character: string; position: number } | null {
  const characters = [...normalizeVin(text)];
  const index = characters.findIndex((character) => !/^[A-HJ-NPR-Z0-9]$/.test(character));
  return index < 0 ? null : { character: characters[index] ?? "", position: index + 1 };
}

/**
 * The check digit for the ninth position: `0`-`9` or `X`. `vin` has 17 characters of the VIN's
 * alphabet; its ninth character is ignored.
 */
export function vinCheckDigit(vin: string): string {
  const rest = weightedSum(vin) % 11;
  return rest === 10 ? "X" : String(rest);
}

/** The sum whose remainder by 11 is the check digit; the regulation's example states it. */
export function weightedSum(vin: string): number {
  return weights.reduce<number>(
    (sum, weight, index) => sum + weight * (values[vin[index] ?? ""] ?? 0),
    0,
  );
}

/**
 * The model year of the tenth character; null for a character that is not a year code. Codes repeat
 * every 30 years. For cars and light trucks up to 4,536 kg the seventh character decides the cycle: a
 * digit means 1980-2009, a letter 2010-2039 (49 CFR 565.15(d)(2)).
 */
export function vinModelYear(vin: string): number | null {
  const index = yearCodes.indexOf(vin[YEAR_POSITION] ?? "?");
  if (index < 0) return null;
  const laterRound = /[A-Z]/.test(vin[6] ?? "");
  return FIRST_CODED_YEAR + index + (laterRound ? yearCodes.length : 0);
}

function digitsAs(letters: string, first: number): [string, number][] {
  return [...letters].map((letter, index) => [letter, first + index]);
}
