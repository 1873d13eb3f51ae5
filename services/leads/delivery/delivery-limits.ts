/** Limits of one delivery worker. Durations are in milliseconds. */
export interface DeliveryLimits {
  /** Mails that are sent at the same time. */
  maxSending: number;
  /** Mails that are sent to one recipient at the same time: a slow recipient must not block others. */
  maxSendingPerRecipient: number;
  /** Mails that are claimed at the same time, including those being sent. */
  maxClaimed: number;
  maxClaimedPerRecipient: number;
  /** Mails of suspected spam that are claimed at the same time, so that genuine leads find capacity. */
  maxClaimedSuspected: number;
  /** The longest delay of a new lead while more mails are due than can be claimed. */
  maxBackpressureMs: number;
  /** Other workers can claim the mails of a dead worker after this. */
  leaseMs: number;
  leaseRenewalMs: number;
  /** How often to look for mails that another process queued, or that became due. */
  pollMs: number;
  /** The delay before the next claim when the last one found less than there was capacity for. */
  idleDelayMs: number;
  /** How long one mail may hold the commit lock, see `deliver-mail.ts`. */
  lockTimeoutMs: number;
  /** Delays between checks whether an unreachable mail server is back. */
  probe: { firstMs: number; maxMs: number };
  /** How long to wait for mails that are being sent when the process stops. */
  drainTimeoutMs: number;
}

export const defaultLimits: DeliveryLimits = {
  maxSending: 8,
  maxSendingPerRecipient: 5,
  maxClaimed: 48,
  maxClaimedPerRecipient: 30,
  maxClaimedSuspected: 10,
  maxBackpressureMs: 250,
  leaseMs: 5_000,
  leaseRenewalMs: 1_500,
  pollMs: 1_000,
  idleDelayMs: 20,
  lockTimeoutMs: 5_000,
  probe: { firstMs: 250, maxMs: 4_000 },
  drainTimeoutMs: 3_000,
};
