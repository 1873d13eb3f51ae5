import { heartland } from "./heartland.ts";
import { ozarkMitsubishi } from "./ozark-mitsubishi.ts";
import type { Look } from "./portrait.ts";

const walls = ["#cfdbe3", "#e3dccf", "#d5dfd2", "#ddd4dd"] as const;

/** The staff of the demo dealers by folder and slug, with a wall each, in turn. */
export const looks = Object.fromEntries(
  Object.entries({ heartland, "ozark-mitsubishi": ozarkMitsubishi }).map(([dealer, all]) => [
    dealer,
    Object.fromEntries(
      Object.entries(all).map(([slug, person], index) => [
        slug,
        { ...person, wall: walls[index % walls.length] ?? walls[0] } satisfies Look,
      ]),
    ),
  ]),
);
