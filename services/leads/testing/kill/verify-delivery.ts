import type { ReceivedMail } from "./received-mails.ts";

/** The mails of a test run compared with its leads. All but the first three must be 0. */
export interface DeliveryResult {
  acknowledged: number;
  /** Mails that the mail server accepted, including duplicates. */
  arrived: number;
  /** Mails with the Message-ID of an earlier mail. */
  duplicates: number;
  /** Leads that were acknowledged and never arrived. */
  lost: number;
  /** Mails that no client sent. */
  unexpected: number;
  /** Leads that arrived under more than one Message-ID. */
  sentTwice: number;
}

export function verifyDelivery(
  markers: readonly string[],
  arrived: readonly ReceivedMail[],
): DeliveryResult {
  const known = new Set(markers);
  const messagesOf = new Map<string | null, Set<string>>();
  for (const { marker, messageId } of arrived) {
    const messages = messagesOf.get(marker) ?? new Set();
    messagesOf.set(marker, messages.add(messageId));
  }
  const distinct = new Set(arrived.map(({ messageId }) => messageId));
  return {
    acknowledged: markers.length,
    arrived: arrived.length,
    duplicates: arrived.length - distinct.size,
    lost: markers.filter((marker) => !messagesOf.has(marker)).length,
    unexpected: arrived.filter(({ marker }) => marker === null || !known.has(marker)).length,
    sentTwice: [...messagesOf.values()].filter(({ size }) => size > 1).length,
  };
}
