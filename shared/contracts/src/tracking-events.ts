import { areaEvents } from "./generated/area-events.ts";

/**
 * Every event of a session and its value in US dollars (specification, section 9); 0 = counted without
 * a value. No schema here: it reaches browsers.
 */
export const eventValues = {
  PageView: 0,
  Lead: 0,
  ConversationStarted: 10,
  ClickToCall: 5,
  ...areaEvents,
} as const satisfies Record<string, number>;

export type TrackedEvent = keyof typeof eventValues;

/** E-commerce events of advertising tags, with their values in US dollars. */
export const ecommerceEventValues = {
  view_search_results: 2,
  view_item_list: 3,
  view_item: 5,
  add_to_cart: 20,
  purchase: 30,
} as const satisfies Record<string, number>;

export type EcommerceEvent = keyof typeof ecommerceEventValues;

/**
 * The e-commerce events that are sent with an event of this site. The specification does not name the
 * pairs; these are the ones whose values agree.
 */
export const ecommerceEventsOf: Partial<Record<TrackedEvent, readonly EcommerceEvent[]>> = {
  Search: ["view_search_results", "view_item_list"],
  ViewContent: ["view_item"],
  Personalize: ["add_to_cart"],
  Schedule: ["add_to_cart"],
  InstantScreen: ["purchase"],
};

/** Properties of an event. They hold no personal data. */
export interface EventProperties {
  /** VINs; the main car first. */
  vins?: readonly string[];
  /** Number of cars that a search found. */
  results?: number;
  /** A key of `leadForms`, or the name of another form. */
  form?: string;
  /** Properties of a chat widget's event; texts and numbers are hashed. */
  chat?: Readonly<Record<string, string | number | boolean>>;
}

/** Personal data as tags may get it: each the SHA-256 of the normalized text, in hexadecimal. */
export interface HashedUser {
  em?: string;
  ph?: string;
  fn?: string;
  ln?: string;
}

/** Path to which the browser posts events; the specification's address. */
export const trackPath = "/api/track/facebook";
