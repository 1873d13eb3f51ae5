import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { loadScript } from "./load-script.ts";
import { isPageLocationPrivate } from "./page-location.ts";
import type { OutgoingEvent, Tag } from "./tag.ts";

/** The pixel's standard events; all others are custom events. */
const standard: ReadonlySet<TrackedEvent> = new Set<TrackedEvent>([
  "PageView",
  "Lead",
  "ViewContent",
  "Search",
  "Schedule",
  "Contact",
  "SubmitApplication",
]);

interface Pixel {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

/**
 * The Facebook pixel of a dealer. The pixel also reads the page's URL, so events on a page whose URL
 * contains personal data are held back until the next page without.
 */
export function facebookTag(id: string): Tag {
  let pixel: Pixel | null = null;
  /** The user data that was last sent; the pixel warns when it is sent twice. */
  let sentUser = "{}";
  let held: OutgoingEvent[] = [];
  const forward = (send: Pixel, event: OutgoingEvent) => {
    const user = JSON.stringify(event.userData.facebook);
    if (user !== sentUser) send("init", id, event.userData.facebook);
    sentUser = user;
    const command = standard.has(event.name) ? "trackSingle" : "trackSingleCustom";
    send(command, id, event.name, fieldsOf(event), { eventID: event.id });
  };
  return {
    needs: "pixel",
    consent(allowed) {
      if (!allowed.pixel) held = [];
      if (pixel) pixel("consent", allowed.pixel ? "grant" : "revoke");
      else if (allowed.pixel) {
        pixel = installPixel();
        pixel("consent", "grant");
        // Automatic configuration would read form fields and button texts.
        pixel("set", "autoConfig", false, id);
        pixel("init", id);
        loadScript("https://connect.facebook.net/en_US/fbevents.js");
      }
    },
    send(event) {
      if (!pixel) return;
      held.push(event);
      if (isPageLocationPrivate()) return;
      for (const one of held) forward(pixel, one);
      held = [];
    },
  };
}

/** Queues commands until the pixel's script is loaded, which then processes them. */
function installPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command);
      else pixel.queue.push(command);
    },
    // Page views are sent explicitly; the pixel's own detection would count them twice.
    { queue: [], loaded: true, version: "2.0", disablePushState: true },
  );
  Reflect.set(globalThis, "fbq", pixel);
  Reflect.set(globalThis, "_fbq", pixel);
  return pixel;
}

function fieldsOf({ value, path, facts }: OutgoingEvent) {
  const { vins, results, form } = facts;
  return {
    currency: "USD",
    value,
    path,
    ...(vins && { content_type: "vehicle", content_ids: vins }),
    ...(results !== undefined && { num_items: results }),
    ...(form !== undefined && { form }),
  };
}
