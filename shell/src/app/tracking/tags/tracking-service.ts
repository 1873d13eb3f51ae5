import { trackPath } from "@forecourt/contracts/tracking-events";
import type { OutgoingEvent, Tag } from "./tag.ts";

/** The site's own service, which keeps events and passes them on where the dealer wants it. */
export function trackingService(): Tag {
  return {
    needs: "pixel",
    consent: () => undefined,
    send(event) {
      const body = JSON.stringify(bodyOf(event));
      const headers = { "content-type": "application/json" };
      // It outlives the page. What does not arrive is not worth a second try.
      fetch(trackPath, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
    },
  };
}

/** As `contracts/tracking.ts` says, without its schema. */
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
    fbp: cookieLike("_fbp", /^fb\.\d\.\d{10,13}\.\d{1,20}$/),
    fbc: cookieLike("_fbc", /^fb\.\d\.\d{10,13}\.[\w-]{1,500}$/),
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

/** What the pixel's script keeps in a cookie, where it looks as it should. */
function cookieLike(name: string, form: RegExp): string | null {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? "";
  return form.test(value) ? value : null;
}
