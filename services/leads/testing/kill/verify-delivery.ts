import type { SunkLine } from "./received-mails.ts";

/** What became of the leads of a run. All but the first three have to be 0. */
export interface Verdict {
  acknowledged: number;
  /** Mails that the mail server took, copies among them. */
  arrived: number;
  /** Copies: mails with a Message-ID that came before. */
  extraCopies: number;
  /** Acknowledged, and never arrived. */
  lost: number;
  /** Arrived, and never sent. */
  invented: number;
  /** Leads that arrived under more than one Message-ID. */
  doubled: number;
}

export function judge(markers: readonly string[], arrived: readonly SunkLine[]): Verdict {
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
    extraCopies: arrived.length - distinct.size,
    lost: markers.filter((marker) => !messagesOf.has(marker)).length,
    invented: arrived.filter(({ marker }) => marker === null || !known.has(marker)).length,
    doubled: [...messagesOf.values()].filter(({ size }) => size > 1).length,
  };
}
