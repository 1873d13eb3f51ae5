import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";

/** The customer's contact details as the form has them; not verified. */
export interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** True when all four are present and email and phone are valid: that unlocks prices and inventory. */
export function isIdentified({ firstName, lastName, email, phone }: Contact): boolean {
  const isNamed = firstName.trim() !== "" && lastName.trim() !== "";
  return isNamed && isEmail(email.trim()) && parsePhone(phone).ok;
}
