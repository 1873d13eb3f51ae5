/** A start that cannot go on for a reason that the message explains; shown without a stack trace. */
export class StartError extends Error {
  override name = "StartError";
}
