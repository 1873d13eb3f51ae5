/** A failed start whose message explains the reason; printed without a stack trace. */
export class StartError extends Error {
  override name = "StartError";
}
