import type { ComposeContext } from "../compose/compose-context.ts";
import { shippedContext } from "./adf/adf-context.ts";

/** A compose context of a shipped dealer. */
export async function composeContext(
  changes: Partial<ComposeContext> = {},
): Promise<ComposeContext> {
  const { id, requestedAt, dealer } = await shippedContext();
  return {
    id,
    receivedAt: requestedAt,
    form: "default",
    dealer,
    isResend: false,
    spamReasons: [],
    previewRecipient: null,
    ...changes,
  };
}
