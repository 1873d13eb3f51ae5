/** A lead form: its route, subject and the department of its receipt. */
export interface LeadTemplateDefinition {
  /** Key of the form in `leads.routes` of the dealers' configuration, and of its text `inquiry.form.<form>`. */
  readonly form: string;
  /** Default subject of its mails. */
  readonly subject: string;
  /** Default format of its mails; missing = the format of the dealer's default route. */
  readonly type?: "text";
  /** The department whose phone and hours the receipt names. */
  readonly department: "sales" | "service";
  readonly fields: LeadFieldRules;
  /** "message" = its shopper gets a mail that confirms the message; missing = none, or one of another kind. */
  readonly confirmation?: "message";
  /** False = sending the form unlocks no early access, because the form does not say that it does; missing = true. */
  readonly unlocks?: false;
}

/** Validation rules of a form, besides the required name, email and phone. */
export interface LeadFieldRules {
  /** The set of error messages: of lead forms or of contact forms. */
  readonly texts: "lead" | "contact";
  /** True where email and phone must be valid, because access is granted or an appointment is booked. */
  readonly checkFormats: boolean;
  /** True where one of phone and email is enough; missing = both are required. */
  readonly phoneOrEmail?: true;
  /** True where a message is required. */
  readonly requireMessage: boolean;
}

/** Rules of a form that grants no access and books no appointment. */
export const leadFields: LeadFieldRules = {
  texts: "lead",
  checkFormats: false,
  requireMessage: false,
};
/** Rules of a form that grants access or books an appointment. */
export const checkedLeadFields: LeadFieldRules = { ...leadFields, checkFormats: true };
/** Rules of a contact form without a message. */
export const contactFields: LeadFieldRules = {
  texts: "contact",
  checkFormats: true,
  requireMessage: false,
};
/** Rules of a contact form with a message. */
export const messageFields: LeadFieldRules = { ...contactFields, requireMessage: true };
