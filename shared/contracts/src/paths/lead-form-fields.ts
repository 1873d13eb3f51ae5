// Without schemas, because browsers import them.

/** The id of a lead form in its page, unless the form has its own. */
export const leadFormId = "lead-form";

/** The field with the address of a form: path, query and, as the fragment, its id. */
export const returnField = "back";
