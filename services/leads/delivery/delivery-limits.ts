/** Milliseconds, and numbers of mails. */
export interface DeliveryLimits {
  /** Mails that are being sent at once. */
  lanes: number;
  /** Of them, to one recipient: one that answers slowly leaves room for others. */
  lanesPerRecipient: number;
  /** Mails that are claimed at once, those being sent among them. */
  claimed: number;
  claimedPerRecipient: number;
  /** Of them, of suspected leads: whatever comes of genuine ones finds room. */
  claimedSuspected: number;
  /** While more are due than can be claimed, new leads are taken more slowly: each by as much at most. */
  brakeMs: number;
  /** For how long mails are claimed. Whoever dies leaves them to others after this. */
  leaseMs: number;
  renewMs: number;
  /** How often to look for what others have put in, or what has become due. */
  pollMs: number;
  /** How soon to look again when there was not enough to claim. */
  breathMs: number;
  /** How long the end of one mail may keep others waiting, see `delivery.ts`. */
  turnMs: number;
  /** Pauses between two looks whether a server that was gone is back. */
  probe: { firstMs: number; longestMs: number };
  /** How long mails that are being sent may take when the process stops. */
  drainMs: number;
}

export const usualLimits: DeliveryLimits = {
  lanes: 8,
  lanesPerRecipient: 5,
  claimed: 48,
  claimedPerRecipient: 30,
  claimedSuspected: 10,
  brakeMs: 250,
  leaseMs: 5_000,
  renewMs: 1_500,
  pollMs: 1_000,
  breathMs: 20,
  turnMs: 5_000,
  probe: { firstMs: 250, longestMs: 4_000 },
  drainMs: 3_000,
};
