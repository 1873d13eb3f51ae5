import { z } from "zod";
import { LeadTemplate } from "../leads-templates.ts";
import { eventValues, type TrackedEvent } from "../tracking-events.ts";
import { SitePath } from "./menu.ts";
import { PageOrPath } from "./page-or-path.ts";
import { AssetName, HttpsUrl, Line, orNull, Slug } from "./values.ts";

/** A CSS selector. Its syntax is checked when the configuration is loaded. */
const Selector = Line.max(200, "a CSS selector of at most 200 characters");

/** Conditions of a pop-up; all that are set must hold before it opens. */
const Conditions = z.strictObject({
  /** True = not for visitors who have sent a lead. */
  user: z.boolean().default(false),
  /** The page has an element with this id. */
  id: orNull(Line.max(100, "an id of at most 100 characters")),
  /** An element of this selector has been fully visible. */
  tagQuery: orNull(Selector),
  /** An element of this selector has been clicked. */
  itemClicked: orNull(Selector),
  /** Seconds since the start of the session. */
  timer: orNull(z.number().min(0, "seconds, 0 or more").max(86_400, "seconds of one day at most")),
});

/** The tab at the right edge that opens a pop-up. */
const Tab = z.strictObject({
  class: z.enum(["brand", "plain"], 'how the tab looks: "brand" or "plain"').default("brand"),
  icon: orNull(
    z.enum(["tag", "gift", "message", "phone", "calendar", "car", "dollar", "percent"], "an icon"),
  ),
  text: Line.max(40, "at most 40 characters"),
  /** Additional text while it is hovered. */
  hoverText: orNull(Line.max(60, "at most 60 characters")),
});

const Data = z.strictObject({
  title: Line,
  description: orNull(Line),
  image: orNull(AssetName),
  /** True = the form has a required question, with common ones about a vehicle to choose from. */
  question: z.boolean().default(false),
  /** Fine print as HTML, sanitized when the configuration is loaded; `image` = over the image's corner. */
  disclaimer: orNull(
    z.strictObject({
      text: z.string().min(1, "HTML, not empty"),
      position: orNull(z.literal("image", 'null or "image"')),
    }),
  ),
  submit: z
    .strictObject({
      text: orNull(Line),
      /** A checkbox with its text; checked from the start where it is not required. */
      agree: orNull(z.strictObject({ text: Line, required: z.boolean().default(true) })),
    })
    .prefault({}),
  thankYou: z
    .strictObject({ image: orNull(AssetName), title: orNull(Line), description: orNull(Line) })
    .prefault({}),
});

const positions = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "topleft",
  "topright",
  "bottomleft",
  "bottomright",
] as const;

export const Popup = z
  .strictObject({
    /** `true` = everywhere. */
    pages: z.union(
      [z.literal(true), z.array(PageOrPath).min(1, "at least one page")],
      "true or a list of pages",
    ),
    conditions: Conditions.prefault({}),
    active: z.boolean().default(true),
    /** Null = the pop-up opens by itself. */
    button: orNull(Tab),
    /** A menu with "Save For Later" and "Remove Forever"; false = an icon that only hides it. */
    closeButton: z.boolean().default(true),
    /** True = a modal dialog over a darkened page. */
    background: z.boolean().default(false),
    position: z.enum(positions).default("bottomright"),
    /** Address to which the visitor is redirected after the pop-up's form was sent. */
    redirect: orNull(z.union([SitePath, HttpsUrl], "a path of this site or an https address")),
    track: orNull(
      z.enum(Object.keys(eventValues) as [TrackedEvent], "the name of a tracked event"),
    ),
    /** Template of the lead that is sent; null = no lead. */
    EMAIL: orNull(LeadTemplate),
    component: z.literal("UserLead", '"UserLead"').default("UserLead"),
    data: Data,
  })
  .refine(({ EMAIL, track }) => EMAIL !== null || track !== null, {
    path: ["EMAIL"],
    error: "the template of a lead, or an event in track: else what is typed would be lost",
  });
export type Popup = z.infer<typeof Popup>;

/** Pop-ups by id, so that a dealer or a store can replace or clear one. The first one due is shown. */
export const Popups = z.record(Slug, Popup);
export type Popups = z.infer<typeof Popups>;
