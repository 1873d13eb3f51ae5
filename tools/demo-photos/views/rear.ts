import { fill, gap, inside, light, plastic, stroke } from "../../illustrations/car.ts";
import { shape } from "../../illustrations/spline.ts";
import { wheels } from "../../illustrations/wheel.ts";
import { type Face, faces } from "../shapes/faces.ts";
import type { Shape } from "../shapes/shape-of.ts";
import {
  bodyOutline,
  both,
  edge,
  lowerEdge,
  mirrored,
  mirrors,
  onFloor,
  painted,
  pane,
  plate,
  roofOutline,
  roofRails,
  windowOutline,
} from "./body.ts";

/** A car from behind. */
export function rearView(kind: Shape, paint: string): string {
  const face = faces[kind];
  const { hood, sill, rear } = face;
  const span = hood - sill;
  // The tail is higher than the nose.
  const tail = { ...face, hood: face.belt - 40 };
  return onFloor(
    face,
    paint,
    [
      roofRails(face),
      mirrors(face, true),
      greenhouse(face),
      painted(bodyOutline(tail)),
      lowerEdge(tail),
      rear === "tailgate" ? tailgate(tail) : lid(tail),
      tailLamps(tail),
      rear === "spare" ? spareWheel(tail) : "",
      rear === "spare" ? "" : plate(sill + span * (rear === "trunk" ? 0.42 : 0.5)),
      kind.startsWith("electric") ? "" : exhaust(tail),
    ].join(""),
  );
}

function greenhouse(face: Face): string {
  const { belt, height, roof, rear } = face;
  if (face.open) return openTop(face);
  const glass =
    rear === "doors" ? doorWindows(face) : pane(windowOutline(face, rear === "tailgate" ? 60 : 90));
  const stopLamp = fill(
    mirrored(`0,${height - 44} 130,${height - 46} 130,${height - 66} 0,${height - 64}`),
    "#8f1119",
  );
  const wiper =
    rear === "hatch" ? stroke(`0,${belt + 40}! ${roof * 0.5},${belt + 120}!`, "#0c0e11", 16) : "";
  return painted(roofOutline(face)) + glass + headrests(face) + shine(face) + wiper + stopLamp;
}

function openTop({ belt, roof, height }: Face): string {
  const rest = (x: number) =>
    `<rect x="${x - 120}" y="${-belt - 220}" width="240" height="280" rx="70" fill="#26292d"/>`;
  const screen = mirrored(
    `0,${height - 20} ${roof * 0.9},${height - 40} ${roof * 1.25},${belt}! 0,${belt}`,
  );
  const glass = `<path d="${shape(screen)}" fill="#aebac3" fill-opacity=".5" stroke="#1a1c20" stroke-width="26"/>`;
  return glass + rest(-360) + rest(360);
}

function headrests({ belt, height, rear }: Face): string {
  if (rear === "doors") return "";
  const top = belt + (height - belt) * 0.42;
  return inside(
    ...[-380, 0, 380].map(
      (x) => `<rect x="${x - 95}" y="${-top}" width="190" height="${top - belt}" rx="46"/>`,
    ),
  );
}

function shine({ belt, height, roof, rear }: Face): string {
  if (rear === "doors") return "";
  const top = height - (height - belt) * 0.24;
  return light(
    `${-roof * 0.6},${belt + 40}! ${-roof * 0.2},${top}! ${roof * 0.05},${top}! ${-roof * 0.35},${belt + 40}!`,
    0.12,
  );
}

function doorWindows({ belt, height, roof }: Face): string {
  const top = height - (height - belt) * 0.2;
  return (
    both(pane(`70,${top}! ${roof * 0.82},${top}! ${roof * 0.9},${belt + 60}! 70,${belt + 60}!`)) +
    gap(`0,${height - 40}! 0,${belt}!`)
  );
}

/** The lid of the trunk or the hatch, with its edges. */
function lid({ width, hood, sill, rear, belt }: Face): string {
  const half = width / 2;
  const low = sill + (hood - sill) * (rear === "trunk" ? 0.55 : 0.36);
  if (rear === "doors")
    return gap(`0,${belt}! 0,${sill + 60}!`) + both(handleAt(90, sill + (hood - sill) * 0.72));
  return (
    gap(
      `${-half * 0.72},${belt - 10} ${-half * 0.7},${low + 60} ${-half * 0.62},${low}! ${half * 0.62},${low}! ${half * 0.7},${low + 60} ${half * 0.72},${belt - 10}`,
    ) +
    edge(mirrored(`0,${belt - 4} ${half * 0.5},${belt - 8} ${half * 0.8},${belt - 30}`), 0.5) +
    fill(
      mirrored(
        `0,${low + (hood - low) * 0.52} 190,${low + (hood - low) * 0.52} 190,${low + (hood - low) * 0.46} 0,${low + (hood - low) * 0.46}`,
      ),
      "#c9ced3",
    )
  );
}

function tailgate({ width, hood, sill, belt }: Face): string {
  const half = width / 2;
  const low = sill + (hood - sill) * 0.28;
  return (
    gap(
      `${-half * 0.78},${belt}! ${-half * 0.78},${low}! ${half * 0.78},${low}! ${half * 0.78},${belt}!`,
    ) +
    stroke(`${-half * 0.95},${belt + 6}! ${half * 0.95},${belt + 6}!`, "#16181b", 34) +
    fill(`-150,${belt - 70}! 150,${belt - 70}! 130,${belt - 150}! -130,${belt - 150}!`, "#16181b") +
    fill(
      mirrored(
        `0,${low - 30} ${half * 0.96},${low - 24}! ${half * 0.94},${sill + 40}! 0,${sill + 30}`,
      ),
      "#b3bac1",
    ) +
    edge(mirrored(`0,${low - 44} ${half * 0.9},${low - 40}`), 0.6)
  );
}

function tailLamps({ width, hood, sill, rear, lamps }: Face): string {
  const half = width / 2;
  const span = hood - sill;
  const top = hood - 60;
  const upright = rear === "tailgate" || rear === "doors" || rear === "spare" || lamps === "tall";
  const points = upright
    ? `${half * 0.82},${top}! ${half * 0.97},${top - 20}! ${half * 0.99},${top - span * 0.42}! ${half * 0.84},${top - span * 0.4}!`
    : `${half * 0.52},${top - 70} ${half * 0.74},${top - 20} ${half * 0.95},${top - 24}! ${half * 0.99},${top - 170}! ${half * 0.8},${top - 190} ${half * 0.58},${top - 140}`;
  const glow = upright
    ? `${half * 0.9},${top - 40}! ${half * 0.91},${top - span * 0.2}!`
    : `${half * 0.6},${top - 86} ${half * 0.76},${top - 54} ${half * 0.93},${top - 60}`;
  return both(
    `<path d="${shape(points)}" fill="url(#red)" stroke="#2a0609" stroke-width="12"/>` +
      stroke(glow, "#ff9a9c", 18, 0.85),
  );
}

function spareWheel({ belt }: Face): string {
  return `<g transform="translate(60 ${-belt + 330}) scale(1.12)">${wheels.trail}</g>`;
}

function exhaust({ width, sill, rear }: Face): string {
  if (rear === "doors" || rear === "tailgate" || rear === "spare") return "";
  const x = (width / 2) * 0.62;
  return `<rect x="${x - 80}" y="${-sill - 40}" width="160" height="52" rx="22" fill="#d2d7db"/><rect x="${x - 66}" y="${-sill - 30}" width="132" height="34" rx="15" fill="#121417"/>`;
}

function handleAt(x: number, height: number): string {
  return plastic(
    `${x - 30},${height + 80}! ${x + 10},${height + 80}! ${x + 10},${height - 80}! ${x - 30},${height - 80}!`,
  );
}
