/** Why staff may not do something; the message is for them. */
export class StaffError extends Error {
  override name = "StaffError";
}
