import { z } from "zod";
import {
  AssetName,
  Email,
  HttpsUrl,
  Line,
  Origin,
  orNull,
  Phone,
  Slug,
  Timezone,
} from "./values.ts";

/** Name and address of the business. A store's file may override them. */
export const Company = z.strictObject({
  name: Line,
  addressLine1: Line,
  addressLine2: orNull(Line),
  city: Line,
  state: Line,
  stateShort: z.string().regex(/^[A-Z]{2}$/, "a state's two letters, such as MO"),
  zip: z.string().regex(/^\d{5}(?:-\d{4})?$/, "a ZIP code of five digits"),
  country: Line,
  countryShort: z.string().regex(/^[A-Z]{2}$/, "a country's two letters, such as US"),
  phone: Phone,
  email: Email,
  timezone: Timezone,
});
export type Company = z.infer<typeof Company>;

/** Canonical origin of the website and the texts of link previews. */
export const Website = z.strictObject({
  url: Origin,
  name: Line,
  description: Line,
  image: orNull(AssetName),
  twitterImage: orNull(AssetName),
});

/** Logo files, one per background; `label` is the alternative text, shown where there is no image. */
export const Logos = z.strictObject({
  label: Line,
  color: orNull(AssetName),
  white: orNull(AssetName),
  icon: orNull(AssetName),
  /** On the brand color in mails, shown 40 px high: a PNG, because mail programs show no SVG. Null = the name. */
  mail: orNull(AssetName.endsWith(".png", "a .png file")),
});

/** One of a dealer's locations. */
export const Store = z.strictObject({
  id: Slug,
  /** Name in the store chooser. */
  name: Line,
  /** Picture of the store from the street, 4:3, in `assets/`; null = its cards have none. */
  picture: orNull(AssetName),
  /** The year in which it opened; null = not said. */
  since: orNull(z.int("a year").min(1850, "a year such as 2008").max(2100, "a year such as 2008")),
});

export const Employee = z.strictObject({
  firstName: Line,
  lastName: Line,
  title: Line,
  photo: orNull(AssetName),
  phone: orNull(Phone),
  email: orNull(Email),
});
export type Employee = z.infer<typeof Employee>;

/** Employees by role. Leads name the general manager as the dealer's contact. */
export const Employees = z.strictObject({
  generalManager: orNull(Employee),
  serviceManager: orNull(Employee),
});

const latitude = z
  .number()
  .min(-90, "a latitude from -90 to 90")
  .max(90, "a latitude from -90 to 90");
const longitude = z
  .number()
  .min(-180, "a longitude from -180 to 180")
  .max(180, "a longitude from -180 to 180");

export const StoreMap = z.strictObject({
  /** URL of the "get directions" link. */
  url: HttpsUrl,
  latitude,
  longitude,
});

export const Socials = z.strictObject({
  facebook: orNull(HttpsUrl),
  twitter: orNull(HttpsUrl),
  instagram: orNull(HttpsUrl),
  youtube: orNull(HttpsUrl),
});
