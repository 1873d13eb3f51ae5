/** Words that a last day follows, in English and in Spanish. */
const expiryWords =
  /\b(?:expir\w+|ends?|ending|through|thru|until|good till|vence\w*|hasta|termina\w*|expira\w*)\b/giu;

const months =
  "january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );
const monthName = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`).join("|");
const named = new RegExp(
  `^(${monthName})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?\\b`,
  "iu",
);
const dayFirst = new RegExp(
  `^(\\d{1,2})\\s+de\\s+(${monthName})(?:\\s+(?:de|del)\\s+(\\d{4}))?\\b`,
  "iu",
);
const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/u;
const iso = /^(\d{4})-(\d{2})-(\d{2})\b/u;

/** A last day in a text; null = without a year. */
interface StatedDay {
  year: number | null;
  month: number;
  day: number;
}

/** The last days that a text states after words such as "expires" or "through": "Expires December 5, 2026". */
function statedDays(text: string): StatedDay[] {
  return [...text.matchAll(expiryWords)].flatMap(({ 0: word, index }) => {
    const rest = text.slice(index + word.length, index + word.length + 40);
    const found = dayIn(rest);
    return found === null ? [] : [found];
  });
}

/** The first day within a few words. */
function dayIn(text: string): StatedDay | null {
  const starts = [...text.matchAll(/\b[\p{L}\d]/gu)].slice(0, 4);
  for (const { index } of starts) {
    const day = dayAt(text.slice(index));
    if (day !== null) return day;
  }
  return null;
}

function dayAt(text: string): StatedDay | null {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoDay !== undefined) return dayOf(isoYear, Number(isoMonth), isoDay);
  const [, month, day, year] = slashed.exec(text) ?? [];
  if (day !== undefined) return dayOf(year, Number(month), day);
  const [, name, namedDay, namedYear] = named.exec(text) ?? [];
  if (namedDay !== undefined) return dayOf(namedYear, monthOf(name), namedDay);
  const [, firstDay, lastName, lastYear] = dayFirst.exec(text) ?? [];
  return firstDay === undefined ? null : dayOf(lastYear, monthOf(lastName), firstDay);
}

function dayOf(year: string | undefined, month: number, day: string): StatedDay {
  const written = year === undefined ? null : Number(year);
  return {
    year: written !== null && written < 100 ? 2000 + written : written,
    month,
    day: Number(day),
  };
}

function monthOf(name = ""): number {
  const begin = name.slice(0, 3).toLowerCase();
  return (months.findIndex((month) => month.startsWith(begin)) % 12) + 1;
}

/**
 * True for a text that states another last day than `endDate`, a calendar day; with null, any that it states.
 */
export function statesOtherExpiry(text: string, endDate: string | null): boolean {
  const [year, month, day] = (endDate ?? "").split("-").map(Number);
  return statedDays(text).some(
    (one) => one.month !== month || one.day !== day || (one.year ?? year) !== year,
  );
}
