import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";

/** Who a lead says that he is. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** True when all four are known and of their formats: what unlocks prices and inventory. */
export function isKnown({ firstName, lastName, email, phone }: Person): boolean {
  const isNamed = firstName.trim() !== "" && lastName.trim() !== "";
  return isNamed && isEmail(email.trim()) && parsePhone(phone).ok;
}
