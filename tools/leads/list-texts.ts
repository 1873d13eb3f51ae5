import type { DeadText } from "@forecourt/service-leads/texts/text-operator";

/** A readable list of text messages, one block each. `now` decides which texts have expired. */
export function listTexts(texts: readonly DeadText[], personal: boolean, now: Date): string {
  if (texts.length === 0) return "none";
  return texts.map((text) => block(text, personal, now)).join("\n");
}

function block(text: DeadText, personal: boolean, now: Date): string {
  const until = text.expiresAt.toISOString();
  return [
    `${text.id}  ${text.createdAt.toISOString()}  ${text.dealerId}/${text.storeId}  ${text.form}  ${text.receiptNumber}`,
    `  last error: ${text.lastError ?? "unknown"}`,
    text.expiresAt > now ? `  can be retried until ${until}` : `  expired ${until}`,
    ...(personal ? [`  to: ${text.phone}`, `  | ${text.body}`] : []),
  ].join("\n");
}
