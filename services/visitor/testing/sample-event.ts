import { createHash, randomUUID } from "node:crypto";
import type { TrackedEventBody } from "@forecourt/contracts/tracking/tracking";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** An event of a visitor with a known email address. */
export function sampleEvent(changes: Partial<TrackedEventBody> = {}): TrackedEventBody {
  const id = randomUUID();
  const seconds = Date.parse("2026-11-20T14:59:58Z") / 1000;
  return {
    eventName: "ClickToCall",
    eventID: id,
    event_id: id,
    eventTime: seconds,
    event_time: seconds,
    currency: "USD",
    value: 5,
    fbp: "fb.1.1763650000000.1234567890",
    fbc: null,
    user_data: { em: sha256("pat@shopper.example") },
    custom_data: { path: "/used-cars-for-sale?make=toyota", content_ids: ["4T1BF1FK5HU123456"] },
    ...changes,
  };
}
