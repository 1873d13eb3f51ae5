import { accepted, type Checked, refused } from "./faults.ts";

/**
 * Printed in advertisements, and void since: SSA, "Social Security Cards Issued by Woolworth". The third is the
 * example on forms everywhere, which reports of wages may not have: ADP, "About Social Security Numbers".
 */
const advertised = ["078-05-1120", "219-09-9999", "123-45-6789"];

/**
 * A social security number as `ddd-dd-dddd`. Blanks, dashes and no separators at all are accepted. The Social
 * Security Administration never issues area 000, 666 or 900 to 999, group 00 or serial 0000 (20 CFR 422.103;
 * SSA, "Social Security Number Randomization"; the 9xx area is that of the IRS for ITINs).
 */
export function parseSsn(text: string): Checked<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refused("required");
  const parts = /^(\d{3})[- ]?(\d{2})[- ]?(\d{4})$/.exec(trimmed);
  if (!parts) return refused("ssn-format");
  const [, area = "", group = "", serial = ""] = parts;
  const isNeverIssued =
    area === "000" || area === "666" || area.startsWith("9") || group === "00" || serial === "0000";
  const ssn = `${area}-${group}-${serial}`;
  return isNeverIssued || advertised.includes(ssn) ? refused("ssn-never-issued") : accepted(ssn);
}

/** Whether two typed numbers are valid and the same. */
export function isSameSsn(one: string, other: string): boolean {
  const [first, second] = [parseSsn(one), parseSsn(other)];
  return first.ok && second.ok && first.value === second.value;
}

/** All but the last four digits hidden: `•••-••-6789`. */
export function maskSsn(ssn: string): string {
  return `•••-••-${ssn.replace(/\D/g, "").slice(-4)}`;
}

/** Whether a text is what `maskSsn` writes, as a form sends it back when the number was not changed. */
export function isMaskedSsn(text: string): boolean {
  return /^•••-••-\d{4}$/.test(text.trim());
}
