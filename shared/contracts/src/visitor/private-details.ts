import { isLine } from "./visitor-cookies.ts";

/** Where a visitor lives; "" = not said, `address` is street and number. */
export interface HomeAddress {
  address: string;
  apartment: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits, or nine with a hyphen. */
  zipCode: string;
}

/**
 * What a visitor's profile has beside `Visitor` (specification, section 3). It lives in the memory of
 * one document: no cookie, storage, boot state, payload, log or server has it, until a form sends it.
 */
export interface PrivateDetails {
  /** Null = not said. */
  homeAddress: HomeAddress | null;
  /** "1990-01-02"; null = not said. */
  dateOfBirth: string | null;
}

export const emptyPrivateDetails: PrivateDetails = Object.freeze({
  homeAddress: null,
  dateOfBirth: null,
});

/** How long each part of an address may be, in UTF-16 units. */
export const homeAddressLimits = { address: 120, apartment: 40, city: 80 } as const;

/** Whether this is an address as it is kept: single lines, a state's two letters, a ZIP code. */
export function isHomeAddress({ address, apartment, city, state, zipCode }: HomeAddress): boolean {
  return (
    isLine(address, homeAddressLimits.address) &&
    isLine(apartment, homeAddressLimits.apartment) &&
    isLine(city, homeAddressLimits.city) &&
    /^(?:[A-Z]{2})?$/.test(state) &&
    /^(?:\d{5}(?:-\d{4})?)?$/.test(zipCode)
  );
}

/** Nobody older has ever been known to live. */
const mostYears = 123;

/** Whether this is a day that somebody who lives on `today` was born on; both "1990-01-02". */
export function isDateOfBirth(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return text <= today && Number(today.slice(0, 4)) - Number(text.slice(0, 4)) <= mostYears;
}
