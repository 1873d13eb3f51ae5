import { isTextingTime, nextTextingTime } from "@forecourt/domain/texting-hours";
import type { Log } from "@forecourt/service-kit/log";
import { SmsError, type SmsSender } from "@forecourt/service-kit/sms/sender";
import { abortableDelay } from "../delivery/abortable-delay.ts";
import { createWakeSignal } from "../delivery/wake-signal.ts";
import type { ClaimedText, TextQueue } from "./text-queue.ts";

export interface TextWorkerOptions {
  queue: TextQueue;
  sender: SmsSender;
  log: Log;
  now?: () => Date;
  pollMs?: number;
}

/** Sends the text messages of this process; any number of processes can send from the same queue. */
export interface TextWorker {
  /** Looks for new texts at once. */
  wake(): void;
  /** Finishes the text that is being sent. */
  close(): Promise<void>;
}

/** Within this time after the shopper's own action, a text is no disturbance at any hour. */
const ACTION_MS = 10 * 60_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 10 * 60_000;

export function startTextWorker(options: TextWorkerOptions): TextWorker {
  const { pollMs = 1_000, log } = options;
  const closing = new AbortController();
  const wakeSignal = createWakeSignal();
  const run = async () => {
    while (!closing.signal.aborted) {
      try {
        await sendDueTexts(options, closing.signal);
        await wakeSignal.wait(pollMs);
      } catch (error) {
        log.error({ err: error }, "text messages cannot be read or recorded");
        await abortableDelay(pollMs, closing.signal);
      }
    }
  };
  const running = run();
  return {
    wake: wakeSignal.notify,
    async close() {
      closing.abort();
      wakeSignal.notify();
      await running;
    },
  };
}

/** Sends every due text, one after the other. */
export async function sendDueTexts(
  { queue, sender, log, now = () => new Date() }: TextWorkerOptions,
  closing?: AbortSignal,
): Promise<void> {
  const abandoned = await queue.abandon(now());
  if (abandoned > 0) log.error({ abandoned }, "text messages may not have been sent");
  const isClosing = () => closing?.aborted ?? false;
  while (!isClosing()) {
    const text = await queue.claim(now());
    if (text === null) return;
    await sendText(text, { queue, sender, log, now: now() });
  }
}

type Sending = Pick<TextWorkerOptions, "queue" | "sender" | "log"> & { now: Date };

async function sendText(text: ClaimedText, { queue, sender, log, now }: Sending): Promise<void> {
  const { id, phone, body, timeZones, createdAt, expiresAt } = text;
  if (await queue.hasOptedOut(phone)) return queue.giveUp(id, "suppressed", "opted out");
  if (now >= expiresAt) {
    log.error({ text: id }, "text message not sent in time");
    return queue.giveUp(id, "dead", "not sent in time");
  }
  const isAnswer = now.getTime() - createdAt.getTime() < ACTION_MS;
  if (!isAnswer && !isTextingTime(now, timeZones)) {
    return queue.postpone(id, nextTextingTime(now, timeZones), null);
  }
  try {
    await sender.send({ to: phone, body });
  } catch (error) {
    return recordFailure(text, error, { queue, log, now });
  }
  await queue.markSent(id, now);
  log.info({ text: id }, "text message sent");
}

/** A text that may have been sent is never sent again: two texts are worse than none, there is the mail. */
async function recordFailure(
  { id, failures }: ClaimedText,
  error: unknown,
  { queue, log, now }: Omit<Sending, "sender">,
): Promise<void> {
  const reason = error instanceof SmsError ? error.reason : "failed";
  const lastError = error instanceof SmsError ? error.message : "the message could not be written";
  if (reason === "failed") {
    const delayMs = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    log.warn({ text: id, failure: lastError }, "text message not sent, will retry");
    return queue.postpone(id, new Date(now.getTime() + delayMs), { lastError });
  }
  log.error({ text: id, failure: lastError }, "text message dead-lettered");
  return queue.giveUp(id, "dead", lastError);
}
