/** The form that signs up for mails, or what follows it. */
export interface SignUpData {
  title: string;
  body: string;
  /** Names of the cars, where there are several. */
  cars: string[];
  back: { label: string; href: string };
  /** Null once it is sent. */
  form: SignUpFormData | null;
  /** Below what was sent. */
  note: string | null;
}

export interface SignUpFormData {
  action: string;
  /** Hidden fields: name and value. */
  hidden: [string, string][];
  when: string;
  label: string;
  /** As it was typed into a returned form. */
  email: string;
  /** The error of the email. */
  error: string | null;
  /** What is wrong with the form as a whole. */
  problem: string | null;
  submit: string;
  consent: string;
}
