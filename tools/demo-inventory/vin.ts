import { vinCheckDigit, vinModelYear } from "@forecourt/domain/vin";

const characters = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/**
 * A VIN as the maker would write it: `pattern` holds positions 1-8 and, after a hyphen, the plant ("4T1BF1FK-U");
 * `serial` has up to six digits. Check digit and year code are correct.
 */
export function buildVin(pattern: string, year: number, serial: number): string {
  const [front = "", plant = ""] = pattern.split("-");
  const open = `${front}0${yearCode(front, year)}${plant}${String(serial).padStart(6, "0")}`;
  return `${front}${vinCheckDigit(open)}${open.slice(9)}`;
}

/** The code that, behind these eight characters, is read as this year. */
function yearCode(front: string, year: number): string {
  const code = [...characters].find((letter) => vinModelYear(`${front}0${letter}`) === year);
  if (code === undefined) throw new Error(`no VIN that begins with ${front} is of ${year}`);
  return code;
}
