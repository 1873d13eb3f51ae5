import type { MessageFormData } from "./message-form-data.ts";

/** The form's id, to which it returns where it was rejected. */
export const careersFormId = "careers-form";

/** The heading of the form, to which the links of the positions lead. */
export const applySectionId = "apply";

/** Texts of the field for a resume. */
export interface ResumeTexts {
  label: string;
  help: string;
  /** Shown when a rejected form is displayed again: a browser does not keep the chosen file. */
  again: string;
  /** The error of a file that is no document. */
  format: string;
  /** The error of a file that is too large. */
  tooLarge: string;
}

/** Texts of the form to apply, and the positions that it offers. */
export interface ApplicationFormData extends MessageFormData {
  /** Sentence on by when an application is answered; null = the dealer promises nothing. */
  reply: string | null;
  /** Confirmations of a sent application, by the title of its position. */
  sentFor: Readonly<Record<string, string>>;
  position: {
    label: string;
    choose: string;
    missing: string;
    options: string[];
    /** Title of the position that is chosen at first; "" = none. */
    chosen: string;
  };
  /** Null for a dealer with one store. */
  store: {
    label: string;
    choose: string;
    missing: string;
    options: { value: string; label: string }[];
    /** Ids of the stores where a position is open, by its title; a title that is missing is open at all. */
    byPosition: Record<string, readonly string[]>;
    /** The store that the visitor chose before; "" = none. */
    chosen: string;
  } | null;
  resume: ResumeTexts;
}
