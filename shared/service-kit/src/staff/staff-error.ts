/** What a person of the store asked for cannot be done; the message says why. */
export class StaffError extends Error {
  override name = "StaffError";
}
