/** Objects beside the cars of single subjects, drawn as in `props.ts`. */

import { at, rows, shadow, tick } from "./props.ts";

/** A pad with a pencil: notes of somebody who drove the car. */
export function notepad(x: number, y: number): string {
  const rings = [18, 42, 66, 90].map(
    (left) => `<path d="M${left}-9v18" stroke="#5b6670" stroke-width="6" stroke-linecap="round"/>`,
  );
  return at(
    x,
    y,
    `<rect width="112" height="136" rx="8" fill="#fff" stroke="#c4ccd3" stroke-width="3"/><path d="M2 8a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v16H2z" fill="#3f6f9c"/>${rings.join("")}${rows(46, [84, 84, 62, 74], 16)}<g transform="translate(88 140) rotate(24)"><path d="M-8-92h16v74H-8z" fill="#e3a63d"/><path d="M-8-18h16L0 0z" fill="#e6cfa8"/><path d="M-8-92h16v-12H-8z" fill="#b8574c"/></g>`,
    4,
  );
}

/** A license plate on the wall. */
export function plate(x: number, y: number): string {
  return at(
    x,
    y,
    '<rect width="150" height="78" rx="9" fill="#fff" stroke="#6d7882" stroke-width="4"/><path d="M4 10a6 6 0 0 1 6-6h130a6 6 0 0 1 6 6v12H4z" fill="#3f6f9c"/><g fill="#46535f"><rect x="18" y="34" width="16" height="30" rx="3"/><rect x="40" y="34" width="16" height="30" rx="3"/><rect x="62" y="34" width="16" height="30" rx="3"/><rect x="94" y="34" width="16" height="30" rx="3"/><rect x="116" y="34" width="16" height="30" rx="3"/></g>',
    -4,
  );
}

/** A magnifying glass over a sheet. */
export function report(x: number, y: number): string {
  return at(
    x,
    y,
    `<rect width="120" height="150" rx="8" fill="#fff" stroke="#c4ccd3" stroke-width="3"/>${rows(28, [92, 92, 70, 92, 56])}<circle cx="92" cy="100" r="36" fill="#dfeaf2" fill-opacity=".8" stroke="#5b6670" stroke-width="8"/><path d="M118 126l30 32" stroke="#5b6670" stroke-width="13" stroke-linecap="round"/>`,
    3,
  );
}

/** A gauge with a high reading. */
export function gauge(x: number, y: number): string {
  const marks = [-120, -80, -40, 0, 40, 80, 120].map(
    (turn) =>
      `<path d="M0-60v-10" transform="rotate(${turn})" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
  );
  return at(
    x,
    y,
    `<circle r="86" fill="#2b3138" stroke="#8f9aa4" stroke-width="6"/>${marks.join("")}<path d="M0 8V-56" transform="rotate(96)" stroke="#b8574c" stroke-width="8" stroke-linecap="round"/><circle r="11" fill="#aab3bb"/><rect x="-36" y="34" width="72" height="24" rx="4" fill="#dfe5ea"/><path d="M-18 34v24M0 34v24M18 34v24" stroke="#8f9aa4" stroke-width="3"/>`,
  );
}

/** A warning sign. */
export function warning(x: number, y: number): string {
  return at(
    x,
    y,
    '<path d="M0-70 68 48a10 10 0 0 1-9 15H-59a10 10 0 0 1-9-15z" fill="#e3a63d" stroke="#c78a26" stroke-width="4" stroke-linejoin="round"/><path d="M0-30V18" stroke="#2b3138" stroke-width="12" stroke-linecap="round"/><circle cy="40" r="8" fill="#2b3138"/>',
  );
}

/** An umbrella: cover against a loss. */
export function umbrella(x: number, y: number): string {
  return at(
    x,
    y,
    '<path d="M0-6v96a16 16 0 0 0 32 0" fill="none" stroke="#5b6670" stroke-width="8" stroke-linecap="round"/><path d="M-100 0A100 92 0 0 1 100 0q-18-18-34 0-16-18-33 0-17-18-33 0-17-18-33 0-16-18-33 0-16-18-34 0z" fill="#3f6f9c"/><path d="M0-92v-12" stroke="#5b6670" stroke-width="8" stroke-linecap="round"/>',
    8,
  );
}

/** A seal with a ribbon. */
export function seal(x: number, y: number): string {
  return at(
    x,
    y,
    `<path d="M-30 40-46 116l30-16 16 26 16-26 30 16-16-76z" fill="#3f6f9c"/><circle r="62" fill="#e3a63d"/><circle r="48" fill="#fff"/>${tick(-20, 2, 2.4)}`,
  );
}

/** A coat on its hanger. */
export function coat(x: number, y: number): string {
  return at(
    x,
    y,
    '<path d="M0-34a12 12 0 1 1 12-12" fill="none" stroke="#5b6670" stroke-width="5" stroke-linecap="round"/><path d="M0-34 64 0H-64z" fill="none" stroke="#5b6670" stroke-width="5" stroke-linejoin="round"/><path d="M-20-18-62 4-82 92l26 8 10-36v92h92V64l10 36 26-8L62 4 20-18 0 6z" fill="#b8574c"/><path d="M0 6v150" stroke="#8f3f36" stroke-width="5"/><g fill="#fff"><circle cx="12" cy="46" r="5"/><circle cx="12" cy="82" r="5"/><circle cx="12" cy="118" r="5"/></g>',
  );
}

/** Two traffic cones. */
export function cones(x: number): string {
  const cone = (left: number) =>
    `<path d="M${left - 34} 290h68v-10h-68zM${left - 24} 280 ${left - 7} 206h14l17 74z" fill="#d9703a"/><path d="M${left - 17} 250h34l-5-20h-24z" fill="#fff"/>`;
  return shadow(x + 34, 80) + cone(x) + cone(x + 72);
}

/** A phone with a marked list of steps. */
export function phone(x: number, y: number): string {
  const lines = [40, 72, 104].map(
    (height) =>
      tick(18, height, 0.9) +
      `<path d="M44 ${height}h38" stroke="#9aa5af" stroke-width="6" stroke-linecap="round"/>`,
  );
  return at(
    x,
    y,
    `<rect width="102" height="168" rx="16" fill="#2b3138"/><rect x="8" y="18" width="86" height="130" rx="4" fill="#fff"/>${lines.join("")}<circle cx="51" cy="158" r="4" fill="#8f9aa4"/>`,
    6,
  );
}

/** Two pins of a map with the route between them. */
export function route(x: number, y: number): string {
  const pin = (left: number, top: number, color: string) =>
    `<path d="M${left} ${top}c-9-16-26-26-26-44a26 26 0 0 1 52 0c0 18-17 28-26 44z" fill="${color}"/><circle cx="${left}" cy="${top - 44}" r="10" fill="#fff"/>`;
  return at(
    x,
    y,
    `<path d="M0 0C50 40 96-40 150-6" fill="none" stroke="#8f9aa4" stroke-width="6" stroke-dasharray="2 14" stroke-linecap="round"/>${pin(0, 0, "#b8574c")}${pin(150, -6, "#3f6f9c")}`,
  );
}

/** A calculator. */
export function calculator(x: number, y: number): string {
  const keys = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (index) =>
      `<rect x="${14 + (index % 3) * 30}" y="${58 + Math.floor(index / 3) * 28}" width="22" height="20" rx="4" fill="${index === 8 ? "#e3a63d" : "#dfe5ea"}"/>`,
  );
  return at(
    x,
    y,
    `<rect width="110" height="150" rx="12" fill="#46535f"/><rect x="14" y="14" width="82" height="32" rx="4" fill="#dff0e5"/>${keys.join("")}`,
    -5,
  );
}

/** A board for a lesson. */
export function board(x: number, y: number): string {
  return at(
    x,
    y,
    '<rect width="196" height="124" rx="6" fill="#3c5a4b" stroke="#a67c52" stroke-width="8"/><g fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"><circle cx="56" cy="62" r="32"/><circle cx="56" cy="62" r="12"/><path d="M108 42h62M108 62h62M108 82h40"/></g>',
  );
}
