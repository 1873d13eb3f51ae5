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
