import { crease, fill, inside, stroke } from "../../illustrations/car.ts";
import { shape } from "../../illustrations/spline.ts";
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
  reflection,
  roofOutline,
  roofRails,
  windowOutline,
} from "./body.ts";

/** A car from the front. */
export function frontView(kind: Shape, paint: string): string {
  const face = faces[kind];
  const { hood, sill } = face;
  return onFloor(
    face,
    paint,
    [
      roofRails(face),
      greenhouse(face),
      mirrors(face, false),
      painted(bodyOutline(face)),
      hoodLines(face),
      lowerEdge(face),
      grille(face),
      lamps(face),
      lowerIntake(face),
      plate(sill + (hood - sill) * 0.34),
    ].join(""),
  );
}

function greenhouse(face: Face): string {
  const glass = windowOutline(face, 44);
  const seats = inside(headrest(-330, face), headrest(330, face));
  if (face.open) return pane(windowOutline({ ...face, roof: face.roof * 1.05 }, 0)) + seats;
  return painted(roofOutline(face)) + pane(glass) + seats + reflection(face);
}

function headrest(x: number, { belt, height }: Face): string {
  const top = belt + (height - belt) * 0.52;
  return `<rect x="${x - 85}" y="${-top}" width="170" height="110" rx="40"/><rect x="${x - 170}" y="${-top + 100}" width="340" height="${top - 100 - belt}" rx="50"/>`;
}

function hoodLines({ width, belt, hood }: Face): string {
  const half = width / 2;
  return (
    both(
      crease(
        `${half * 0.5},${belt - 6} ${half * 0.52},${(belt + hood) / 2} ${half * 0.46},${hood + 20}`,
        0.7,
      ),
    ) +
    stroke(
      mirrored(`0,${hood + 6} ${half * 0.5},${hood + 2} ${half * 0.8},${hood - 26}`),
      "#000",
      9,
      0.4,
    ) +
    edge(mirrored(`0,${belt + 4} ${half * 0.5},${belt} ${half * 0.82},${belt - 24}`), 0.25)
  );
}

function grille({ width, hood, sill, grille: kind, lamps: lampKind }: Face): string {
  const half = width / 2;
  const span = hood - sill;
  const top = hood - 50;
  if (kind === "none") {
    return fill(
      mirrored(
        `0,${sill + span * 0.66} ${half * 0.4},${sill + span * 0.66} ${half * 0.46},${sill + span * 0.6} 0,${sill + span * 0.6}`,
      ),
      "#000",
      0.18,
    );
  }
  const wide = kind === "wide" ? 0.44 : lampKind === "round" ? 0.36 : 0.56;
  const low = kind === "wide" ? sill + span * 0.62 : sill + span * (kind === "tall" ? 0.46 : 0.52);
  const frame = mirrored(
    `0,${top} ${half * wide},${top - 10}! ${half * wide * 0.86},${low}! 0,${low - 10}`,
  );
  const bars =
    kind === "mesh"
      ? mesh(half * wide * 0.8, top - 40, low + 20)
      : slats(half * wide * 0.86, top, low, kind === "tall" ? 3 : 2);
  return `<path d="${shape(frame)}" fill="#121417" stroke="#c9ced3" stroke-width="16"/>${bars}`;
}

function slats(half: number, top: number, low: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = top - ((index + 1) * (top - low)) / (count + 1);
    return stroke(`${-half},${y}! ${half},${y}!`, "#aeb5bb", 20);
  }).join("");
}

function mesh(half: number, top: number, low: number): string {
  const rows = Math.max(2, Math.round((top - low) / 70));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => {
      const x = -half + ((column + (row % 2) / 2) * half * 2) / 9 + half / 18;
      return `<rect x="${x}" y="${-top + row * 66}" width="${half / 7}" height="36" rx="14" fill="#383c42"/>`;
    }).join(""),
  ).join("");
}

function lamps({ width, hood, sill, lamps: kind }: Face): string {
  const half = width / 2;
  const y = hood - 70;
  const span = hood - sill;
  if (kind === "round") {
    return both(
      `<circle cx="${half * 0.56}" cy="${-(y - 90)}" r="112" fill="#1a1c20"/><circle cx="${half * 0.56}" cy="${-(y - 90)}" r="94" fill="url(#lens)"/><circle cx="${half * 0.56}" cy="${-(y - 90)}" r="40" fill="#fff" fill-opacity=".8"/>` +
        fill(
          `${half * 0.8},${y - 60} ${half * 0.93},${y - 60} ${half * 0.93},${y - 110} ${half * 0.8},${y - 110}`,
          "#e8912d",
        ),
    );
  }
  const points =
    kind === "tall"
      ? `${half * 0.6},${y + 20}! ${half * 0.93},${y + 6}! ${half * 0.97},${y - span * 0.3}! ${half * 0.66},${y - span * 0.26}!`
      : `${half * 0.5},${y - 40} ${half * 0.7},${y + 14} ${half * 0.93},${y + 6}! ${half * 0.97},${y - 86}! ${half * 0.8},${y - 116} ${half * 0.6},${y - 96}`;
  const shine =
    kind === "tall"
      ? `${half * 0.64},${y + 4}! ${half * 0.9},${y - 8}!`
      : `${half * 0.56},${y - 30} ${half * 0.72},${y} ${half * 0.9},${y - 10}`;
  const core = kind === "tall" ? y - span * 0.14 : y - 54;
  return both(
    `<path d="${shape(points)}" fill="url(#lens)" stroke="#0c0e11" stroke-width="16"/>` +
      `<circle cx="${half * 0.8}" cy="${-core}" r="38" fill="#2a2f35"/><circle cx="${half * 0.8}" cy="${-core}" r="26" fill="#fff" fill-opacity=".85"/>` +
      stroke(shine, "#fff", 18),
  );
}

function lowerIntake({ width, hood, sill, grille: kind }: Face): string {
  const half = width / 2;
  const y = sill + (hood - sill) * 0.2;
  const fog = both(
    fill(
      `${half * 0.66},${y + 70}! ${half * 0.9},${y + 90}! ${half * 0.9},${y - 10}! ${half * 0.72},${y - 20}!`,
      "#121417",
    ) + `<circle cx="${half * 0.81}" cy="${-y - 36}" r="32" fill="#cfd8df"/>`,
  );
  return (
    (kind === "tall"
      ? ""
      : fill(
          mirrored(`0,${y + 70} ${half * 0.56},${y + 66}! ${half * 0.5},${y - 40}! 0,${y - 46}`),
          "#121417",
        )) + fog
  );
}
