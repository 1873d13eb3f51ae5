import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { loadScript } from "./load-script.ts";
import { isPageLocationPrivate } from "./page-location.ts";
import type { OutgoingEvent, Tag } from "./tag.ts";

/** Names that the pixel knows; all others are the dealer's own. */
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
 * Facebook's pixel of a dealer. It gets what it is told, and reads the page's address beside: what
 * happens where that says something of the visitor is told at the next page that says nothing.
 */
export function facebookTag(id: string): Tag {
  let pixel: Pixel | null = null;
  /** Of whom the pixel knows; it complains of being told twice. */
  let told = "{}";
  let held: OutgoingEvent[] = [];
  const tell = (send: Pixel, event: OutgoingEvent) => {
    const user = JSON.stringify(event.userData.facebook);
    if (user !== told) send("init", id, event.userData.facebook);
    told = user;
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
        // It would read what is typed into forms, and what buttons say.
        pixel("set", "autoConfig", false, id);
        pixel("init", id);
        loadScript("https://connect.facebook.net/en_US/fbevents.js");
      }
    },
    send(event) {
      if (!pixel) return;
      held.push(event);
      if (isPageLocationPrivate()) return;
      for (const one of held) tell(pixel, one);
      held = [];
    },
  };
}

/** Keeps commands until its script is there, which then takes them over. */
function installPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command);
      else pixel.queue.push(command);
    },
    // Pages are told one by one: its own guess at what a new page is would count them twice.
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
