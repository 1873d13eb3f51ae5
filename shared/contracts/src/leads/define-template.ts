/** A form whose leads the leads service takes. */
export interface LeadTemplateDefinition {
  /** Key of the form in `leads.routes` of the dealers' configuration, and of its text `inquiry.form.<form>`. */
  readonly form: string;
  /** The subject of its mails where a dealer has configured none. */
  readonly subject: string;
  /** Plain text, where a dealer has configured nothing else; missing = as the dealer's default route. */
  readonly type?: "text";
  /** The department whose phone and hours the receipt names. */
  readonly department: "sales" | "service";
  readonly fields: LeadFieldRules;
}

/** What a form requires of its fields besides that none of the visitor's own is empty. */
export interface LeadFieldRules {
  /** Which set of messages names a missing field: those of lead forms or of contact forms. */
  readonly texts: "lead" | "contact";
  /** True where email and phone must be valid, because something is granted or booked. */
  readonly checkFormats: boolean;
  /** True where the visitor has to write a message. */
  readonly requireMessage: boolean;
}

/** The fields of a form that grants or books nothing. */
export const leadFields: LeadFieldRules = {
  texts: "lead",
  checkFormats: false,
  requireMessage: false,
};
/** The fields of a form that grants access or books an appointment. */
export const checkedLeadFields: LeadFieldRules = { ...leadFields, checkFormats: true };
/** The fields of a contact form without a message. */
export const contactFields: LeadFieldRules = {
  texts: "contact",
  checkFormats: true,
  requireMessage: false,
};
/** The fields of a contact form with a message. */
export const messageFields: LeadFieldRules = { ...contactFields, requireMessage: true };
