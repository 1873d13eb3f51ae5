/** Texts of a form with a message; the same on every page that has one. */
export interface MessageFormData {
  /** True where sending it unlocks early-access vehicles. */
  unlocks: boolean;
  message: string;
  submit: string;
  /** Confirmation that replaces the form once the message is sent. */
  sent: string;
  /** The link to the receipt. */
  receipt: string;
  /** The sentence on calls and texts, where it is not that of shoppers. */
  consent?: string;
  /**
   * Texts of the rule that a phone number or an email address is enough: the help text, and the error without either.
   */
  phoneOrEmail: { help: string; missing: string };
  /** Errors of empty fields. */
  missing: { firstName: string; lastName: string; message: string };
}
