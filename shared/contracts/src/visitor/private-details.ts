/** Home address of a visitor; "" = unknown. `address` is street and number. */
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
 * The private part of a visitor's profile (specification, section 3). It exists only in the memory of one
 * document, never in cookies, storage, boot state, payloads, logs or on a server, until a form sends it.
 */
export interface PrivateDetails {
  /** Null = unknown. */
  homeAddress: HomeAddress | null;
  /** "1990-01-02"; null = unknown. */
  dateOfBirth: string | null;
}

export const emptyPrivateDetails: PrivateDetails = Object.freeze({
  homeAddress: null,
  dateOfBirth: null,
});
