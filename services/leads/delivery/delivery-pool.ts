import type { ClaimRequest } from "../store/claim-due.ts";
import type { ClaimedMail } from "../store/claimed-mail.ts";
import type { DeliveryLimits } from "./delivery-limits.ts";

/** The mails that this process has claimed: those that wait, and those that are being sent. */
export interface Lanes {
  add(mails: readonly ClaimedMail[]): void;
  /** Starts what may be started; `send` never rejects. */
  fill(send: (mail: ClaimedMail) => Promise<void>, onDone: () => void): void;
  /** How many more may be claimed: all in all, of suspected leads, and of each recipient. */
  room(): Pick<ClaimRequest, "limit" | "mostSuspected" | "perRecipient">;
  /** Takes back what has not begun. */
  takeWaiting(): string[];
  /** Whether a share is used up: all in all, of suspected leads, or of some recipient. */
  isFull(): boolean;
  isEmpty(): boolean;
  /** Settles when nothing is being sent any more. */
  settled(): Promise<unknown>;
}

export function createLanes(limits: DeliveryLimits): Lanes {
  let waiting: ClaimedMail[] = [];
  const sending = new Map<ClaimedMail, Promise<void>>();

  const ready = (): ClaimedMail[] => {
    const busy = perRecipient([...sending.keys()]);
    return waiting.filter(({ recipient }) => (busy.get(recipient) ?? 0) < limits.lanesPerRecipient);
  };
  const nextToSend = () => (sending.size < limits.lanes ? ready()[0] : undefined);
  return {
    add: (mails) => {
      waiting = [...waiting, ...mails].sort(genuineFirst);
    },
    fill(send, onDone) {
      for (let mail = nextToSend(); mail !== undefined; mail = nextToSend()) {
        const one = mail;
        waiting = waiting.filter((other) => other !== one);
        const done = send(one).then(() => {
          sending.delete(one);
          onDone();
        });
        sending.set(one, done);
      }
    },
    room() {
      const claimed = [...waiting, ...sending.keys()];
      const left = [...perRecipient(claimed)].map(
        ([recipient, mails]) =>
          [
            recipient,
            worthwhile(limits.claimedPerRecipient - mails, limits.claimedPerRecipient),
          ] as const,
      );
      const suspected = countSuspected(claimed);
      return {
        limit: ready().length < limits.lanes ? limits.claimed - claimed.length : 0,
        mostSuspected: worthwhile(limits.claimedSuspected - suspected, limits.claimedSuspected),
        perRecipient: { usual: limits.claimedPerRecipient, left: new Map(left) },
      };
    },
    takeWaiting() {
      const ids = waiting.map(({ id }) => id);
      waiting = [];
      return ids;
    },
    isFull() {
      const claimed = [...waiting, ...sending.keys()];
      return (
        claimed.length >= limits.claimed ||
        countSuspected(claimed) >= limits.claimedSuspected ||
        Math.max(0, ...perRecipient(claimed).values()) >= limits.claimedPerRecipient
      );
    },
    isEmpty: () => waiting.length === 0 && sending.size === 0,
    settled: () => Promise.all(sending.values()),
  };
}

/** Some mails together rather than one for each that was sent: claiming is a transaction. */
function worthwhile(room: number, most: number): number {
  return room >= most / 3 ? room : 0;
}

/** Those of either kind stay in their order. */
function genuineFirst(one: ClaimedMail, other: ClaimedMail): number {
  return Number(one.isSuspected) - Number(other.isSuspected);
}

function countSuspected(mails: readonly ClaimedMail[]): number {
  return mails.filter(({ isSuspected }) => isSuspected).length;
}

function perRecipient(mails: readonly ClaimedMail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { recipient } of mails) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  return counts;
}
