import { checkVin } from "@forecourt/domain/vin";

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars (|)",
};

/** Why a table has no such column, and what to do about it. `delimiter` is the delimiter that the mapping expects. */
export function missingColumn(
  header: readonly string[],
  column: string,
  delimiter: string,
): string {
  const message = `the file has no column "${column}"`;
  const shown = header.join(", ").slice(0, 500);
  if (header.some((name) => checkVin(name).ok)) {
    return `${message}: its first line is a car, and the names of the columns were expected there (${shown})`;
  }
  const other = otherDelimiter(header, delimiter);
  if (other !== null) return `${message}: ${other}`;
  const renamed = header.find((name) => isAlike(name, column));
  const hint =
    renamed === undefined
      ? ""
      : `. If this is "${renamed}", write its name into the mapping as it is in the file`;
  return `${message}; it has ${shown}${hint}`;
}

/** Advice where the names of the columns are separated by something else; null = they are not. */
export function otherDelimiter(header: readonly string[], delimiter: string): string | null {
  const line = header.join(delimiter);
  const [other, name = ""] =
    Object.entries(delimiterNames).find(
      ([one]) => one !== delimiter && line.split(one).length > 2 * header.length,
    ) ?? [];
  if (other === undefined) return null;
  const expected = delimiterNames[delimiter] ?? `"${delimiter}"`;
  const shown = line.slice(0, 500);
  return `its columns are separated by ${name}, and the mapping expects ${expected}. Ask for ${expected}, or write "delimiter": ${JSON.stringify(other)} into the mapping; the first line is ${shown}`;
}

function isAlike(name: string, column: string): boolean {
  return bareName(name) !== "" && bareName(name) === bareName(column);
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
