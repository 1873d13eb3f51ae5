/** Error for an action of a store's staff that cannot be done; the message says why. */
export class StaffError extends Error {
  override name = "StaffError";
}
