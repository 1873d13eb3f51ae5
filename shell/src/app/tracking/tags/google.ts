import type { SiteTags } from "@forecourt/contracts/site";
import { ecommerceEventsOf, ecommerceEventValues } from "@forecourt/contracts/tracking-events";
import { loadScript } from "./load-script.ts";
import { type PageLocation, pageLocation } from "./page-location.ts";
import type { OutgoingEvent, Tag, TagConsent } from "./tag.ts";

const host = "https://www.googletagmanager.com";

/** The Google tags of a dealer: Tag Manager, Analytics and Ads. They share one data layer. */
export function googleTags(tags: SiteTags): Tag[] {
  const layer = googleLayer();
  const { googleTagManagerId: manager, googleAnalyticsId: analytics, googleAdsId: ads } = tags;
  return [
    ...(manager === undefined ? [] : [managerTag(layer, manager)]),
    ...(analytics === undefined ? [] : [analyticsTag(layer, analytics)]),
    ...(ads === undefined ? [] : [adsTag(layer, ads)]),
  ];
}

interface GoogleLayer {
  /** Adds a message for Tag Manager. */
  push(message: object): void;
  /** A command to the tags. */
  gtag(...command: unknown[]): void;
  /** Sends the consent state, once per change and before any other command. */
  consent(allowed: TagConsent): void;
  /** Sets the page location, once per change; otherwise the tags read the full URL themselves. */
  setLocation(location: PageLocation): void;
}

function googleLayer(): GoogleLayer {
  const messages: unknown[] = [];
  let sentConsent: string | null = null;
  const push = (message: unknown) => {
    // Google's scripts look for this global, and replace it with their own array.
    const list: unknown = Reflect.get(globalThis, "dataLayer");
    if (!Array.isArray(list)) Reflect.set(globalThis, "dataLayer", messages);
    (Array.isArray(list) ? list : messages).push(message);
  };
  // The tags accept only `arguments` objects as commands and ignore arrays.
  const gtag: GoogleLayer["gtag"] = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    push(arguments);
  };
  const consent = (allowed: TagConsent) => {
    const state = consentState(allowed);
    const text = JSON.stringify(state);
    if (text === sentConsent) return;
    if (sentConsent === null)
      gtag("consent", "default", consentState({ pixel: false, analytics: false }));
    sentConsent = text;
    gtag("consent", "update", state);
  };
  let sentLocation: string | null = null;
  const setLocation = (location: PageLocation) => {
    const text = JSON.stringify(location);
    if (text !== sentLocation) gtag("set", location);
    sentLocation = text;
  };
  return { push, gtag, consent, setLocation };
}

function consentState({ pixel, analytics }: TagConsent) {
  const word = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");
  return {
    ad_storage: word(pixel),
    ad_user_data: word(pixel),
    ad_personalization: word(pixel),
    analytics_storage: word(analytics),
  };
}

function managerTag(layer: GoogleLayer, id: string): Tag {
  return {
    needs: "analytics",
    consent: onceAllowed(layer, "analytics", () => {
      layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
      loadScript(`${host}/gtm.js?id=${id}`);
    }),
    send: (event) => layer.push({ event: event.name, ...fieldsOf(event) }),
  };
}

function analyticsTag(layer: GoogleLayer, id: string): Tag {
  return {
    needs: "analytics",
    consent: onceAllowed(layer, "analytics", () => begin(layer, id)),
    send: (event) => {
      const name = event.name === "PageView" ? "page_view" : event.name;
      layer.setLocation(pageLocation(event.path));
      layer.gtag("event", name, { send_to: id, ...fieldsOf(event) });
    },
  };
}

function adsTag(layer: GoogleLayer, id: string): Tag {
  return {
    needs: "pixel",
    consent: onceAllowed(layer, "pixel", () => begin(layer, id)),
    send: (event) => {
      layer.setLocation(pageLocation(event.path));
      layer.gtag("set", "user_data", userOf(event));
      for (const item of ecommerceEventsOf[event.name] ?? []) {
        const items = event.facts.vins?.map((vin) => ({
          id: vin,
          google_business_vertical: "retail",
        }));
        const fields = {
          ...fieldsOf(event),
          value: ecommerceEventValues[item],
          ...(items && { items }),
        };
        layer.gtag("event", item, { send_to: id, ...fields });
      }
    },
  };
}

/** Calls `load` with the first consent for this tag; sends every later change. */
function onceAllowed(layer: GoogleLayer, needs: Tag["needs"], load: () => void): Tag["consent"] {
  let isLoaded = false;
  return (allowed) => {
    if (!isLoaded && !allowed[needs]) return;
    layer.consent(allowed);
    if (isLoaded) return;
    isLoaded = true;
    load();
  };
}

function begin({ gtag, setLocation }: GoogleLayer, id: string): void {
  gtag("js", new Date());
  setLocation(pageLocation());
  gtag("config", id, { send_page_view: false, allow_enhanced_conversions: false });
  loadScript(`${host}/gtag/js?id=${id}`);
}

function fieldsOf({ id, value, path, facts }: OutgoingEvent) {
  const { vins, results, form } = facts;
  return {
    event_id: id,
    currency: "USD",
    value,
    page_path: path,
    ...(vins && { vehicle_ids: vins }),
    ...(results !== undefined && { results }),
    ...(form !== undefined && { form }),
  };
}

function userOf({ userData: { google: user } }: OutgoingEvent) {
  return {
    ...(user.em && { sha256_email_address: user.em }),
    ...(user.ph && { sha256_phone_number: user.ph }),
    address: {
      ...(user.fn && { sha256_first_name: user.fn }),
      ...(user.ln && { sha256_last_name: user.ln }),
    },
  };
}
