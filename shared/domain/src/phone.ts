/**
 * Phone numbers of the North American plan: ten digits, area code and exchange starting with 2 to
 * 9, with or without the country code 1. This is the site's only validation; a mask is a text with
 * a 9 for each of the ten digits and serves display and ADF only.
 */

/** Why a text is not a number of the plan, in the order of the checks. */
export type PhoneFault =
  | "phone-missing"
  | "phone-characters"
  | "phone-country"
  | "phone-length"
  | "phone-area-code"
  | "phone-exchange";

/** `phone` is E.164: `+15735550142`. */
export type PhoneCheck = { ok: true; phone: string } | { ok: false; fault: PhoneFault };

/** Characters that people and address books write between digits: blanks, dashes, direction marks. */
const separators = /[\s\p{Dash_Punctuation}\p{Format}().]/gu;

/** Parses a phone number as typed; else its first fault. */
export function parsePhone(text: string): PhoneCheck {
  const written = text.replace(separators, "");
  if (written === "") return { ok: false, fault: "phone-missing" };
  if (!/^\+?\d+$/.test(written)) return { ok: false, fault: "phone-characters" };
  if (/^\+(?!1)/.test(written)) return { ok: false, fault: "phone-country" };
  const digits = written.replace(/^\+?1/, "");
  if (digits.length !== 10) return { ok: false, fault: "phone-length" };
  if (!/^[2-9]/.test(digits)) return { ok: false, fault: "phone-area-code" };
  if (!/^\d{3}[2-9]/.test(digits)) return { ok: false, fault: "phone-exchange" };
  return { ok: true, phone: `+1${digits}` };
}

/** A number of the plan; a page that shows numbers needs this alone, and not the faults of `parsePhone`. */
const valid = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** Formats a number with `mask`, such as "(999) 999-9999"; returns any other text unchanged. */
export function maskPhone(text: string, mask: string): string {
  const number = valid.exec(text.replace(separators, ""))?.[1];
  if (number === undefined) return text;
  const digits = number[Symbol.iterator]();
  return mask.replaceAll("9", () => digits.next().value ?? "");
}
