import { isEmail } from "../email.ts";
import { type Cents, centsFromDollars } from "../money.ts";
import { parsePhone } from "../phone.ts";
import { readZip } from "../read-zip.ts";
import { stateOfZip } from "../zip.ts";
import { accepted, type Checked, refused } from "./faults.ts";

/** The largest amount that a form takes: ten million dollars. */
const MAX_CENTS = 1_000_000_000;

/** Control characters, and invisible characters that change the direction or the look of a text. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u;

/** A line of text: trimmed, with single blanks between words, at most `max` UTF-16 units. */
export function parseLine(text: string, max: number): Checked<string> {
  const line = text.trim().replace(/ +/g, " ");
  if (line === "") return refused("required");
  if (line.length > max) return refused("too-long");
  return unprintable.test(line) ? refused("characters") : accepted(line);
}

/** The same for a field that may stay empty, which is null. */
export function parseOptionalLine(text: string, max: number): Checked<string | null> {
  return text.trim() === "" ? accepted(null) : parseLine(text, max);
}

/** Letters and marks of every script, blanks, apostrophes, hyphens and periods; at least one letter. */
const personName = /^(?=.*\p{L})[\p{L}\p{M} .'’‘‐‑-]+$/u;

/** A part of a person's name: a line without digits, symbols and emoji. */
export function parseName(text: string, max: number): Checked<string> {
  const line = parseLine(text, max);
  if (!line.ok || personName.test(line.value)) return line;
  return refused("name-characters");
}

/** The same for a part that may be missing, which is null. */
export function parseOptionalName(text: string, max: number): Checked<string | null> {
  return text.trim() === "" ? accepted(null) : parseName(text, max);
}

/** "Jr.", "III" or "2nd" after a name; missing = null. */
export function parseNameSuffix(text: string): Checked<string | null> {
  const line = parseOptionalLine(text, 10);
  if (!line.ok || line.value === null || /^[\p{L}\p{M}\d .,'’-]+$/u.test(line.value)) return line;
  return refused("characters");
}

/** An email address in lower case. */
export function parseEmail(text: string): Checked<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refused("required");
  return isEmail(trimmed) ? accepted(trimmed.toLowerCase()) : refused("email-invalid");
}

/** A North American phone number as E.164. */
export function parsePhoneField(text: string): Checked<string> {
  if (text.trim() === "") return refused("required");
  const check = parsePhone(text);
  return check.ok ? accepted(check.phone) : refused("phone-invalid");
}

/** An amount of dollars as people type it, `$1,250.50`, in cents. */
export function parseAmount(text: string): Checked<Cents> {
  const trimmed = text.trim();
  if (trimmed === "") return refused("required");
  if (!/^\$?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,14})(?:\.\d{0,2})?$/.test(trimmed)) {
    return refused("amount-format");
  }
  const cents = centsFromDollars(trimmed.replace(/[$,\s]|\.$/g, ""));
  if (cents === null || cents > MAX_CENTS) return refused("amount-too-large");
  return accepted(cents);
}

/** A whole number of at most `max`; empty = 0. */
export function parseCount(text: string, max: number): Checked<number> {
  const trimmed = text.trim();
  if (trimmed === "") return accepted(0);
  if (!/^\d{1,3}$/.test(trimmed)) return refused("number-format");
  return Number(trimmed) > max ? refused("number-range") : accepted(Number(trimmed));
}

/** Parses a text that must be one of the choices. */
export function parseChoice<const C extends string>(
  text: string,
  choices: readonly C[],
): Checked<C> {
  if (text.trim() === "") return refused("required");
  const found = choices.find((choice) => choice === text.trim());
  return found === undefined ? refused("choice-unknown") : accepted(found);
}

/** A ZIP code of a state. */
export function parseZip(text: string): Checked<{ zip: string; state: string }> {
  if (text.trim() === "") return refused("required");
  const zip = readZip(text);
  const state = zip === null ? null : stateOfZip(zip);
  return zip === null || state === null ? refused("zip-unknown") : accepted({ zip, state });
}

/** The version of a consent text, which the box of the form sends when it is ticked. */
export function parseConsent(sent: string, current: string): Checked<string> {
  if (sent.trim() === "") return refused("consent-required");
  return sent.trim() === current ? accepted(current) : refused("consent-outdated");
}
