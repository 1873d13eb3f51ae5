import { z } from "zod";
import {
  Block,
  Callout,
  Card,
  ContentLink,
  Faq,
  HeadTexts,
  Hero,
  PartLanguage,
  Section,
} from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import { MapPlace } from "./map-place.ts";
import { PromotionList } from "./promotions.ts";
import { RatedReviews, ReviewsOfStore } from "./reviews.ts";
import { ListedMember } from "./team.ts";

/** The home page. */
export const Home = z.object({
  head: HeadTexts,
  /** The first is the page's heading; slides change only when the visitor changes them. */
  slides: z.array(Hero).min(1, "at least one slide").max(3, "at most three slides"),
  shortcuts: z.array(Card),
  departments: z.object({
    title: z.string(),
    tabs: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        title: z.string(),
        description: z.string(),
        list: z.array(z.string()).default([]),
        links: z.array(ContentLink).default([]),
        lang: PartLanguage,
      }),
    ),
  }),
  filters: z.object({ title: z.string(), cards: z.array(Card) }),
  callouts: z.array(Callout),
  faq: Faq,
});
export type Home = z.infer<typeof Home>;

/** Texts of the first slide for one store, which replace the texts for all stores. */
const SlideOfStore = Hero.pick({
  title: true,
  description: true,
  picture: true,
  lang: true,
}).extend({
  badge: Hero.shape.badge.unwrap().optional(),
  list: Hero.shape.list.unwrap().optional(),
});

/** Content of the home page, as written in the dealer's file. */
export const HomeContent = Home.extend({
  /** The first slide of a chosen store by its id; a store that is missing has that of all. */
  byStore: z.record(z.string(), SlideOfStore).default({}),
});
export type HomeContent = z.infer<typeof HomeContent>;

/** Texts of the page about the company for one store, which replace the texts for all stores. */
const AboutOfStore = z.object({
  description: Hero.shape.description.optional(),
  list: Hero.shape.list.unwrap().optional(),
  picture: Hero.shape.picture,
  lang: PartLanguage,
});

/** Content of the page about the company, as written in the dealer's file. */
export const AboutContent = z.object({
  head: HeadTexts,
  hero: Hero,
  /** The heading of a chosen store by its id; what a store leaves out, and a store that is missing, is as for all. */
  byStore: z.record(z.string(), AboutOfStore).default({}),
  story: z.object({ title: z.string(), body: z.array(Block) }),
  /** Milestones, each below its own heading; null where a dealer leaves it out. */
  history: z
    .object({ title: z.string(), body: z.array(Block).min(1, "at least one milestone") })
    .nullable()
    .default(null),
  values: z.object({ title: z.string(), cards: z.array(Card) }),
  /** Null where a dealer leaves it out. */
  team: Section.nullable().default(null),
  /** Heading and text of the section; the opening hours are in `SiteContext.store`. */
  hours: Section,
  contact: Section.nullable().default(null),
  careers: Section.nullable().default(null),
  /** Links to the legal pages; the id of each is that of the section that once had its text. */
  policies: z
    .object({
      title: z.string(),
      links: z.array(ContentLink.extend({ id: z.string().regex(/^[a-z][a-z0-9-]*$/, "an id") })),
    })
    .nullable()
    .default(null),
});
export type AboutContent = z.infer<typeof AboutContent>;

/** Address and contact of one of the dealer's stores. */
export const Location = z.object({
  id: z.string(),
  name: z.string(),
  storeName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  stateShort: z.string(),
  zip: z.string(),
  /** E.164. */
  phone: z.string(),
  /** URL of the directions. */
  mapUrl: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Path of a picture of the store; null = none. Optional: services deployed before this field existed omit it. */
  picture: z.string().nullable().default(null),
  /** The year in which it opened; null = not said. */
  since: z.number().nullable().default(null),
  /** True for the visitor's store. */
  current: z.boolean(),
});
export type Location = z.infer<typeof Location>;

/**
 * The home page with data that other pages show, too. The added fields are optional: services deployed before they
 * existed omit them.
 */
export const HomeReply = Home.extend({
  promotions: PromotionList.nullable().default(null),
  reviews: ReviewsOfStore.nullable().default(null),
  /** All stores; `nearby` has the places around the only store, for the drawn map. */
  locations: z.array(Location).default([]),
  nearby: z.array(MapPlace).default([]),
});
export type HomeReply = z.infer<typeof HomeReply>;

export const getHome = endpoint({
  method: "GET",
  path: "/api/company/pages/home",
  reply: HomeReply,
  errors: ["content-unknown", "dealer-unknown"],
});

export const About = AboutContent.omit({ byStore: true }).extend({
  /** The person who leads the store; the fields from `slug` on have values only for a person with a page. */
  lead: z
    .object({
      fullName: z.string(),
      title: z.string(),
      /** E.164. */
      phone: z.string().nullable(),
      email: z.string().nullable(),
      photo: z.string().nullable(),
      /** The last part of the address of their page; null = they have none. */
      slug: z.string().nullable().default(null),
      /** Id and name of each store where they work; empty = all stores of the dealer. */
      stores: ListedMember.shape.stores.default([]),
      /** Paragraphs of their page. */
      bio: z.array(z.string()).default([]),
    })
    .nullable(),
  locations: z.array(Location),
  /** Places around the only store, for the drawn map. Optional: services deployed before this field existed omit it. */
  nearby: z.array(MapPlace).default([]),
  /**
   * Some of the people of the visitor's store besides its lead, and how many there are; null = none are listed. Where a
   * visitor of a group chose no store, those who lead its other stores come first.
   */
  people: z
    .object({ faces: z.array(ListedMember), count: z.number() })
    .nullable()
    .default(null),
  /** Null = the home page has no reviews. Optional: services deployed before this field existed omit it. */
  reviews: RatedReviews.nullable().default(null),
});
export type About = z.infer<typeof About>;

export const getAbout = endpoint({
  method: "GET",
  path: "/api/company/pages/about",
  reply: About,
  errors: ["content-unknown", "dealer-unknown"],
});
