import { definitions } from "../../illustrations/sheet.ts";
import { wheels } from "../../illustrations/wheel.ts";
import type { Shape } from "../shapes/shape-of.ts";
import { sideDrawings } from "../shapes/side-drawings.ts";
import { fade, svgOf } from "./scene.ts";

/** A front wheel close up, in its fender. */
export function wheelView(kind: Shape, paint: string): string {
  const { wheel: name, cladding } = sideDrawings[kind].stance;
  const drawn = wheels[name] ?? "";
  return svgOf(
    [
      `<rect width="640" height="480" fill="currentColor"/><rect width="640" height="480" fill="url(#panel)"/>`,
      `<path d="M-10 96Q200 60 420 76T660 70" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4" transform="translate(0 4)"/><path d="M-10 96Q200 60 420 76T660 70" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>`,
      `<path d="M604 0Q590 200 600 480" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3.4"/><path d="M608 0Q594 200 604 480" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`,
      cladding ? `<circle cx="300" cy="276" r="236" fill="#1c1e22"/>` : "",
      `<circle cx="300" cy="276" r="212" fill="#08090a"/><path d="M94 226A212 212 0 0 1 506 226" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" transform="translate(0 -3)"/>`,
      `<rect y="440" width="640" height="40" fill="url(#road)"/><ellipse cx="300" cy="446" rx="190" ry="16" fill="#000" fill-opacity=".6"/>`,
      `<g transform="translate(300 268) scale(.52)">${drawn}${nuts()}</g>`,
    ].join(""),
    paint,
    defs + definitions(drawn),
  );
}

function nuts(): string {
  return [0, 72, 144, 216, 288]
    .map(
      (angle) =>
        `<circle cy="-70" r="11" fill="#7d848b" stroke="#1b1d20" stroke-width="4" transform="rotate(${angle + 36})"/>`,
    )
    .join("");
}

const defs = [
  fade("panel", [0, "#fff", 0.32], [0.2, "#fff", 0.1], [0.5, "#000", 0.12], [1, "#000", 0.5]),
  fade("road", [0, "#6f7378"], [1, "#595d62"]),
].join("");
