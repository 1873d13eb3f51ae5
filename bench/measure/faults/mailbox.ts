import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { markerIn } from "@forecourt/service-leads/testing/kill/marker";
import type { ReceivedMail } from "@forecourt/service-leads/testing/kill/received-mails";
import {
  type DeliveryResult,
  verifyDelivery,
} from "@forecourt/service-leads/testing/kill/verify-delivery";

const DELIVERED_WITHIN_MS = 30_000;

/** Waits until each of `markers` is in a mail of the folder, and compares leads and mails. */
export async function verifyMailbox(
  dataDir: string,
  markers: readonly string[],
): Promise<DeliveryResult> {
  const deadline = performance.now() + DELIVERED_WITHIN_MS;
  for (;;) {
    const result = verifyDelivery(markers, await readMails(path.join(dataDir, "mail")));
    if (result.lost === 0 || performance.now() > deadline) return result;
    await sleep(200);
  }
}

async function readMails(folder: string): Promise<ReceivedMail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    files.map(async (name) => {
      const mail = await readFile(path.join(folder, name), "utf8");
      const [, messageId = name] = /^message-id: *(.*)$/im.exec(mail) ?? [];
      return { messageId, marker: markerIn(mail), to: [] };
    }),
  );
}
