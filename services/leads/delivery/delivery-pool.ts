import type { ClaimRequest } from "../store/claim-due.ts";
import type { ClaimedMail } from "../store/claimed-mail.ts";
import type { DeliveryLimits } from "./delivery-limits.ts";

/** The mails that this process has claimed: a queue, and those that are being sent. */
export interface DeliveryPool {
  add(mails: readonly ClaimedMail[]): void;
  /** Starts sending as many queued mails as the limits allow; `send` never rejects. */
  dispatch(send: (mail: ClaimedMail) => Promise<void>, onDone: () => void): void;
  /** How many more mails may be claimed: in total, of suspected spam, and per recipient. */
  capacity(): Pick<ClaimRequest, "limit" | "maxSuspected" | "perRecipient">;
  /** The ids of all its mails. */
  ids(): string[];
  /** Empties the queue; returns the ids of its mails. */
  drainQueue(): string[];
  /** Whether a limit is reached: in total, of suspected spam, or of some recipient. */
  isAtLimit(): boolean;
  /** Settles when no mail is being sent. */
  idle(): Promise<unknown>;
}

export function createDeliveryPool(limits: DeliveryLimits): DeliveryPool {
  let queue: ClaimedMail[] = [];
  const sending = new Map<ClaimedMail, Promise<void>>();
  const claimed = () => [...queue, ...sending.keys()];

  const ready = (): ClaimedMail[] => {
    const counts = countByRecipient([...sending.keys()]);
    return queue.filter(
      ({ recipient }) => (counts.get(recipient) ?? 0) < limits.maxSendingPerRecipient,
    );
  };
  const next = () => (sending.size < limits.maxSending ? ready()[0] : undefined);
  return {
    add(mails) {
      queue = [...queue, ...mails].sort(genuineFirst);
    },
    dispatch(send, onDone) {
      for (let mail = next(); mail !== undefined; mail = next()) {
        const current = mail;
        queue = queue.filter((other) => other !== current);
        const done = send(current).then(() => {
          sending.delete(current);
          onDone();
        });
        sending.set(current, done);
      }
    },
    capacity() {
      const mails = claimed();
      const hasReadyMails = ready().length >= limits.maxSending;
      return {
        limit: hasReadyMails ? 0 : limits.maxClaimed - mails.length,
        maxSuspected: batchCapacity(limits.maxClaimedSuspected, countSuspected(mails)),
        perRecipient: {
          default: limits.maxClaimedPerRecipient,
          left: capacityByRecipient(mails, limits.maxClaimedPerRecipient),
        },
      };
    },
    ids: () => claimed().map(({ id }) => id),
    drainQueue() {
      const ids = queue.map(({ id }) => id);
      queue = [];
      return ids;
    },
    isAtLimit() {
      const mails = claimed();
      return (
        mails.length >= limits.maxClaimed ||
        countSuspected(mails) >= limits.maxClaimedSuspected ||
        Math.max(0, ...countByRecipient(mails).values()) >= limits.maxClaimedPerRecipient
      );
    },
    idle: () => Promise.all(sending.values()),
  };
}

/** 0 until a third of `max` is free: a claim is a transaction, so it should claim several mails. */
function batchCapacity(max: number, count: number): number {
  const free = max - count;
  return free >= max / 3 ? free : 0;
}

function capacityByRecipient(mails: readonly ClaimedMail[], max: number): Map<string, number> {
  return new Map(
    [...countByRecipient(mails)].map(([recipient, count]) => [
      recipient,
      batchCapacity(max, count),
    ]),
  );
}

/** A stable sort keeps the order within either kind. */
function genuineFirst(one: ClaimedMail, other: ClaimedMail): number {
  return Number(one.isSuspected) - Number(other.isSuspected);
}

function countSuspected(mails: readonly ClaimedMail[]): number {
  return mails.filter(({ isSuspected }) => isSuspected).length;
}

function countByRecipient(mails: readonly ClaimedMail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { recipient } of mails) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  return counts;
}
