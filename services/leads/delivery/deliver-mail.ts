import type { Log } from "@forecourt/service-kit/log";
import type { ClaimedMail } from "../store/claimed-mail.ts";
import type { Outbox } from "../store/outbox.ts";
import { pause } from "./abortable-delay.ts";
import type { Measures } from "./delivery-metrics.ts";
import type { Turn, Turns } from "./fair-mutex.ts";
import type { Reachability } from "./reachability.ts";
import { afterFailure } from "./retry-schedule.ts";
import type { Transport } from "./transport.ts";

export interface Post {
  owner: string;
  outbox: Pick<Outbox, "delivered" | "failed" | "release">;
  transport: Transport;
  reachability: Reachability;
  turns: Turns;
  measures: Measures;
  log: Log;
  now: () => Date;
  random: () => number;
  /** Aborted when the process cannot wait any longer. */
  stop: AbortSignal;
}

const AGAIN_MS = 250;

/**
 * Sends a claimed mail and records what came of it; never rejects. The last bytes of mails go out one
 * after the other, each when the one before is recorded: so a crash, here or there, finds at most one
 * mail that was accepted and is not recorded as delivered.
 */
export async function deliverOne(post: Post, mail: ClaimedMail): Promise<void> {
  let turn: Turn | null = null;
  const lastBytes = () => {
    turn = post.turns.ask();
    return turn.granted;
  };
  const endTurn = () => turn?.end();
  const began = post.now();
  try {
    await post.transport.send(mail, lastBytes);
  } catch (error) {
    endTurn();
    await recorded(post, () => recordFailure(post, mail, { error, began }));
    return;
  }
  await recorded(post, () => post.outbox.delivered(mail.id, post.now()));
  endTurn();
  post.measures.delivered();
  post.log.info({ mail: mail.id, failures: mail.failures }, "mail delivered");
}

/** A server that is gone is no failure of a mail: it waits with all others for the server's return. */
async function recordFailure(
  post: Post,
  mail: ClaimedMail,
  { error, began }: { error: unknown; began: Date },
): Promise<void> {
  const { outbox, owner, log, reachability } = post;
  const now = post.now();
  if (post.stop.aborted) return outbox.release([mail.id], owner, now);
  const failure = post.transport.describe(error);
  post.measures.failed(failure.kind);
  const isGone = async () =>
    reachability.wasTroubled(began) || (await reachability.look()) !== null;
  if (failure.kind === "server" && (await isGone())) {
    return outbox.release([mail.id], owner, now);
  }
  const failed = afterFailure(mail, failure, { now, random: post.random() });
  await outbox.failed(mail.id, owner, failed);
  const fields = { mail: mail.id, failure: failure.text, again: failed.dueAt };
  if (failed.dueAt === null) log.error(fields, "mail given up");
  else log.warn(fields, "mail not delivered");
}

/** What was sent must be recorded, or it is sent again: tried until it works or the process ends. */
async function recorded({ stop, log }: Post, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      log.error({ err: error }, "what became of a mail cannot be recorded");
      if (stop.aborted) return;
    }
    await pause(AGAIN_MS, stop);
  }
}
