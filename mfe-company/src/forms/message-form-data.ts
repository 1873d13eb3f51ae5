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
  /** Errors of empty fields. */
  missing: { firstName: string; lastName: string; phone: string; email: string; message: string };
}
