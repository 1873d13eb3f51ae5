import { trackPath } from "@forecourt/contracts/tracking-events";
import type { OutgoingEvent, Tag } from "./tag.ts";

/** The site's tracking service, which stores events and forwards them as the dealer has configured. */
export function trackingService(): Tag {
  return {
    needs: "pixel",
    consent: () => undefined,
    send(event) {
      const body = JSON.stringify(bodyOf(event));
      const headers = { "content-type": "application/json" };
      // `keepalive` lets it outlive the page. A failed event is not retried.
      fetch(trackPath, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
    },
  };
}

/** The body as `contracts/tracking.ts` defines it; importing the schema would bundle zod. */
function bodyOf({ id, name, value, time, path, facts, userData }: OutgoingEvent) {
  const { vins, results, form, chat } = facts;
  return {
    eventName: name,
    eventID: id,
    event_id: id,
    eventTime: time,
    event_time: time,
    currency: "USD",
    value,
    fbp: validCookie("_fbp", /^fb\.\d\.\d{10,13}\.\d{1,20}$/),
    fbc: validCookie("_fbc", /^fb\.\d\.\d{10,13}\.[\w-]{1,500}$/),
    user_data: userData.facebook,
    custom_data: {
      path,
      ...(vins && { content_type: "vehicle", content_ids: vins }),
      ...(results !== undefined && { num_items: results }),
      ...(form !== undefined && { form }),
      ...(chat && { chat }),
    },
  };
}

/** A cookie of the pixel's script, if it has the expected form. */
function validCookie(name: string, form: RegExp): string | null {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? "";
  return form.test(value) ? value : null;
}
