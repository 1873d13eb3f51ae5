/** Texts of a form with a message; the same on every page that has one. */
export interface MessageFormData {
  /** True where sending it unlocks early-access vehicles. */
  unlocks: boolean;
  message: string;
  submit: string;
  /** Said in the form's place once the message is sent. */
  sent: string;
  /** The link to the receipt. */
  receipt: string;
  /** The sentence on calls and texts, where it is not that of shoppers. */
  consent?: string;
  /** One of phone and email is enough: what says so, and the error without either. */
  phoneOrEmail: { help: string; missing: string };
  /** Errors of empty fields. */
  missing: { firstName: string; lastName: string; message: string };
}
