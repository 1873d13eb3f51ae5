import { definitions, drawing } from "../../illustrations/sheet.ts";
import type { Shape } from "../shapes/shape-of.ts";
import { sideDrawings } from "../shapes/side-drawings.ts";
import { svgOf } from "./scene.ts";

/** A car from its left side, before `background`. */
export function sideView(
  shape: Shape,
  paint: string,
  background: { defs: string; drawn: string },
): string {
  const car = drawing("car", sideDrawings[shape]);
  // The light falls on the car's own floor line, 350; a little larger fills the picture better.
  const placed = `<g transform="translate(320 350) scale(1.02) translate(-320 -340)">${car}</g>`;
  return svgOf(background.drawn + placed, paint, background.defs + definitions(car));
}
