import type { ComposeContext } from "../compose/compose-context.ts";
import { shippedContext } from "./adf/adf-context.ts";

/** What a lead of the shipped dealer is composed with. */
export async function composeContext(
  changes: Partial<ComposeContext> = {},
): Promise<ComposeContext> {
  const { id, requestedAt, dealer } = await shippedContext();
  return {
    id,
    receivedAt: requestedAt,
    form: "default",
    dealer,
    isResent: false,
    suspicion: [],
    previewRecipient: null,
    ...changes,
  };
}
