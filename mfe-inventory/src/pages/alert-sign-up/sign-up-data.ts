/** The data of the sign-up form, or of the page after it was sent. */
export interface SignUpData {
  title: string;
  body: string;
  /** Names of the cars if there are several. */
  cars: string[];
  back: { label: string; href: string };
  /** Null = the form was sent. */
  form: SignUpFormData | null;
  /** A hint below the text after sending. */
  note: string | null;
}

export interface SignUpFormData {
  action: string;
  /** Hidden fields: name and value. */
  hidden: [string, string][];
  when: string;
  label: string;
  /** The email as typed, in a returned form. */
  email: string;
  /** The error of the email field. */
  error: string | null;
  /** The error of the form as a whole. */
  problem: string | null;
  submit: string;
  consent: string;
}
