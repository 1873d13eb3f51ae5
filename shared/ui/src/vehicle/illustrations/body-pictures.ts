import commercial from "./bodies/commercial.svg";
import convertibles from "./bodies/convertibles.svg";
import coupes from "./bodies/coupes.svg";
import covered from "./bodies/covered.svg";
import hatchbacks from "./bodies/hatchbacks.svg";
import minivans from "./bodies/minivans.svg";
import sedans from "./bodies/sedans.svg";
import suvs from "./bodies/suvs.svg";
import trucks from "./bodies/trucks.svg";
import wagons from "./bodies/wagons.svg";

/** Addresses of the pictures, by body style; `covered` is a covered car. */
export const bodyPictures = {
  commercial,
  convertibles,
  coupes,
  covered,
  hatchbacks,
  minivans,
  sedans,
  suvs,
  trucks,
  wagons,
} as const satisfies Record<string, string>;

/** Body styles that have a picture. */
export type IllustratedBody = Exclude<keyof typeof bodyPictures, "covered">;
