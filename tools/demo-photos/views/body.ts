import { fill, light, plastic, stroke } from "../../illustrations/car.ts";
import { line, shape } from "../../illustrations/spline.ts";
import type { Face } from "../shapes/faces.ts";
import { fade, stops, studio, svgOf } from "./scene.ts";

/** A drawing, and its mirror image on the other side. */
export const both = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;

/** Points on both sides of the middle, from the right half of a closed outline. */
export function mirrored(points: string): string {
  const all = points.trim().split(/\s+/);
  return [...all, ...all.toReversed().map((point) => `-${point}`)].join(" ").replaceAll("--", "");
}

/** The painted body below the windows. */
export function bodyOutline({ width, belt, hood, sill }: Face): string {
  const half = width / 2;
  const at = (share: number) => Math.round(sill + (hood - sill) * share);
  return mirrored(
    `0,${belt + 20} ${half * 0.6},${belt + 14} ${half * 0.84},${belt - 10} ${half * 0.95},${at(0.96)} ${half},${at(0.7)} ${half},${at(0.42)} ${half * 0.985},${at(0.2)} ${half * 0.95},${sill + 10}! ${half * 0.9},${sill - 30}!`,
  );
}

/** The roof with its pillars. */
export function roofOutline({ width, height, belt, roof, rear }: Face): string {
  const half = width / 2;
  const edge = height - (height - belt) * 0.12;
  const pillar = rear === "doors" ? 0.975 : 0.9;
  return mirrored(
    `0,${height} ${roof * 0.6},${height - 8} ${roof * 0.9},${height - 34} ${roof},${edge} ${half * pillar},${belt - 20}!`,
  );
}

/** The window between the pillars; `inset` narrows it. */
export function windowOutline({ width, height, belt, roof }: Face, inset: number): string {
  const half = width / 2;
  const top = height - (height - belt) * 0.16;
  return mirrored(
    `0,${top + 10} ${roof * 0.7},${top} ${roof - inset},${top - 22}! ${half * 0.86 - inset},${belt + 24}! 0,${belt + 10}`,
  );
}

/** The whole view: floor and tires, then `drawn` in millimeters on both sides of the middle. */
export function onFloor(face: Face, paint: string, drawn: string): string {
  const scale = Math.min(0.222, 372 / face.height);
  const half = face.width / 2;
  const tyre = (x: number) =>
    `<rect x="${x}" y="${-face.tyre * 1.5}" width="240" height="${face.tyre * 1.5}" rx="60" fill="#17181a"/>` +
    [40, 100, 160]
      .map(
        (step) =>
          `<rect x="${x + step}" y="${-face.sill - 20}" width="14" height="${face.sill - 6}" fill="#000" fill-opacity=".5"/>`,
      )
      .join("");
  const shadow =
    `<ellipse rx="${half * 1.3}" ry="90" fill="url(#under)"/>` +
    `<ellipse rx="${half * 1.02}" ry="44" fill="url(#under)"/>`;
  const dark = `<rect x="${-half * 0.84}" y="${-face.sill - 160}" width="${half * 1.68}" height="${160 + face.sill * 0.45}" rx="40" fill="#0a0b0d"/>`;
  const placed = `<g transform="translate(320 404) scale(${scale.toFixed(4)})" stroke-linejoin="round" stroke-linecap="round">${shadow}${dark}${tyre(-half + 20)}${tyre(half - 260)}${drawn}</g>`;
  return svgOf(studio.drawn + placed, paint, studio.defs + bodyDefs);
}

/** A painted part with the light from above on it. */
export function painted(points: string): string {
  const d = shape(points);
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="14"/>` +
    `<path d="${d}" fill="currentColor"/><path d="${d}" fill="url(#sheen)"/><path d="${d}" fill="url(#sides)"/>`
  );
}

export function pane(points: string): string {
  return `<path d="${shape(points)}" fill="url(#pane)" stroke="#0c0e11" stroke-width="20"/>`;
}

/** A round or slim reflection across a window. */
export function reflection({ height, belt, roof }: Face): string {
  const top = height - (height - belt) * 0.2;
  return (
    light(
      `${-roof * 0.75},${belt + 40}! ${-roof * 0.35},${top}! ${-roof * 0.05},${top}! ${-roof * 0.45},${belt + 40}!`,
      0.12,
    ) +
    light(
      `${roof * 0.05},${belt + 40}! ${roof * 0.4},${top}! ${roof * 0.5},${top}! ${roof * 0.15},${belt + 40}!`,
      0.08,
    )
  );
}

/** Outside mirrors, seen from the front or behind. */
export function mirrors({ width, belt }: Face, glass: boolean): string {
  const half = width / 2;
  const y = belt + 44;
  const housing = `${half * 0.84},${y - 70}! ${half * 0.9},${y - 30} ${half * 0.96},${y - 34} ${half + 84},${y - 34} ${half + 108},${y + 20} ${half + 88},${y + 84} ${half - 6},${y + 84} ${half * 0.93},${y + 10} ${half * 0.84},${y - 30}!`;
  const face = `${half - 6},${y - 16} ${half + 78},${y - 16} ${half + 88},${y + 20} ${half + 72},${y + 68} ${half + 12},${y + 68}`;
  return both(painted(housing) + (glass ? fill(face, "#7d8a95") : ""));
}

/** The bumper's black lower edge, and plastic all around where the car has it. */
export function lowerEdge({ width, sill, hood, cladding }: Face): string {
  const half = width / 2;
  const top = sill + (hood - sill) * (cladding ? 0.26 : 0.13);
  return plastic(
    mirrored(
      `0,${top} ${half * 0.7},${top} ${half * 0.99},${top + 30}! ${half * 0.95},${sill + 10}! ${half * 0.88},${sill - 36}!`,
    ),
  );
}

export function roofRails({ height, roof, rails }: Face): string {
  if (!rails) return "";
  const x = roof * 0.8;
  return both(
    stroke(
      `${x - 40},${height - 20}! ${x},${height + 40}! ${x + 40},${height - 40}!`,
      "#1c1e22",
      26,
    ),
  );
}

/** An empty plate: the demo's cars are registered nowhere. */
export function plate(height: number, color = "#e9ebed"): string {
  return (
    `<rect x="-165" y="${-height - 85}" width="330" height="170" rx="14" fill="#17181a"/>` +
    `<rect x="-152" y="${-height - 72}" width="304" height="144" rx="10" fill="${color}"/>` +
    `<rect x="-110" y="${-height - 18}" width="220" height="34" rx="6" fill="#9aa3ab"/>`
  );
}

/** A thin line of light on an edge. */
export const edge = (points: string, amount = 0.4) =>
  `<path d="${line(points)}" fill="none" stroke="#fff" stroke-opacity="${amount}" stroke-width="10"/>`;

const bodyDefs = [
  fade(
    "sheen",
    [0, "#fff", 0.42],
    [0.18, "#fff", 0.12],
    [0.42, "#fff", 0.1],
    [0.5, "#000", 0.06],
    [1, "#000", 0.42],
  ),
  `<linearGradient id="sides" x1="0" x2="1">${stops([0, "#000", 0.34], [0.16, "#000", 0.04], [0.5, "#fff", 0.06], [0.84, "#000", 0.04], [1, "#000", 0.34])}</linearGradient>`,
  fade("pane", [0, "#70808d"], [0.4, "#3d4953"], [1, "#1a2026"]),
  `<radialGradient id="under">${stops([0, "#000", 0.6], [0.45, "#000", 0.34], [1, "#000", 0])}</radialGradient>`,
  `<linearGradient id="lens" x2="0" y2="1">${stops([0, "#fff"], [0.6, "#c4cfd8"], [1, "#6d7984"])}</linearGradient>`,
  `<linearGradient id="red" x2="0" y2="1">${stops([0, "#e5434b"], [0.5, "#b3161f"], [1, "#6d0a10"])}</linearGradient>`,
].join("");
