import { definitions, drawing } from "../sheet.ts";
import type { Scene } from "./scene.ts";

/** The paper of a topic, and the line of the floor under the wheels. */
export const paper = { width: 640, height: 360, floor: 290 };

/** A topic as a file without a background, so that a page shows it on its own wall, light or dark. */
export function topicPicture(
  name: string,
  { car, paint, left, scale, behind = [], before = [] }: Scene,
): string {
  const drawn = drawing(name, car);
  // In its own box, the floor of a car is at 350.
  const top = paper.floor - 350 * scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}" width="${paper.width}" height="${paper.height}">`,
    `<defs>${definitions(drawn)}</defs>`,
    ...behind,
    `<g color="${paint}" transform="translate(${left} ${top.toFixed(1)}) scale(${scale})">`,
    drawn,
    "</g>",
    ...before,
    "</svg>\n",
  ].join("\n");
}
