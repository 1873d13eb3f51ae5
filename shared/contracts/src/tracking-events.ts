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

/** What advertising tags call things of a shop, and what each is worth in US dollars. */
export const adItemValues = {
  view_search_results: 2,
  view_item_list: 3,
  view_item: 5,
  add_to_cart: 20,
  purchase: 30,
} as const satisfies Record<string, number>;

export type AdItem = keyof typeof adItemValues;

/**
 * Which things of a shop an event is: a search shows its results and a list of cars, a vehicle page
 * shows one; who personalises a price or books a drive has chosen a car, and who is screened means to
 * buy. The text names no pairs; these are the ones whose values agree.
 */
export const adItemsOf: Partial<Record<TrackedEvent, readonly AdItem[]>> = {
  Search: ["view_search_results", "view_item_list"],
  ViewContent: ["view_item"],
  Personalize: ["add_to_cart"],
  Schedule: ["add_to_cart"],
  InstantScreen: ["purchase"],
};

/** What is told of an event besides its name: nothing that names a person. */
export interface EventFacts {
  /** VINs, the car in front first. */
  vins?: readonly string[];
  /** How many cars a search found. */
  results?: number;
  /** A key of `leadForms`, or what else a form is called. */
  form?: string;
  /** What a chat widget told, hashed where it is a text. */
  chat?: Readonly<Record<string, string | number | boolean>>;
}

/** A person as tags may get him: each a SHA-256 in hexadecimal of the normalised text. */
export interface HashedUser {
  em?: string;
  ph?: string;
  fn?: string;
  ln?: string;
}

/** Where the browser posts events; the specification's address. */
export const trackPath = "/api/track/facebook";
