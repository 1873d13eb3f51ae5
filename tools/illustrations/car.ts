import { line, shape } from "./spline.ts";

/** Positions of the wheels and height of the sill, in millimeters. */
export interface Stance {
  length: number;
  front: number;
  rear: number;
  /** Radius of the tyre, of the arch around it. */
  tyre: number;
  arch: number;
  /** Width of black flares around the arches; none when missing. */
  cladding?: number;
  /** Height of the lowest edge between the wheels. */
  sill: number;
  wheel: string;
  /** Under a cloth: no arches, wheels only below the hem. */
  covered?: boolean;
}

/** One drawing, in millimetres, the nose at 0 on the left. */
export interface Car {
  stance: Stance;
  /** The upper outline, from the lower edge of the nose over the roof to the lower tail. */
  outline: string;
  /** Heights where the light breaks. */
  light: { roof: number; belt: number };
  /** Drawings behind the body: far seats, the far side of an open car. */
  behind?: string[];
  /** Everything on the body, from back to front. */
  parts: string[];
}

/** The silhouette, cut out over the wheels. */
export function silhouette(
  outline: string,
  { front, rear, tyre, arch, sill, covered }: Stance,
): string {
  if (covered) return `${line(outline)}Z`;
  const half = Math.round(Math.sqrt(arch ** 2 - (tyre - sill) ** 2));
  const over = (axle: number) =>
    `L${axle + half} ${-sill}A${arch} ${arch} 0 1 0 ${axle - half} ${-sill}`;
  return `${line(outline)}${over(rear)}${over(front)}Z`;
}

const opacity = (name: string, value: number) => (value === 1 ? "" : ` ${name}-opacity="${value}"`);

export function fill(points: string, paint: string, amount = 1): string {
  return `<path d="${shape(points)}" fill="${paint}"${opacity("fill", amount)}/>`;
}

export function stroke(points: string, paint: string, width: number, amount = 1): string {
  return `<path d="${line(points)}" fill="none" stroke="${paint}" stroke-width="${width}"${opacity("stroke", amount)}/>`;
}

export const shade = (points: string, amount: number) => fill(points, "#000", amount);
export const light = (points: string, amount: number) => fill(points, "#fff", amount);
export const plastic = (points: string) => fill(points, "#1c1e22");
export const paint = (points: string) => fill(points, "currentColor");

/** A window with its black seal. */
export function glass(points: string): string {
  return `<path d="${shape(points)}" fill="url(#glass) #2b343c" stroke="#0c0e11" stroke-width="22"/>`;
}

/** A shut line: the dark gap and the lit edge behind it. */
export function gap(points: string): string {
  const d = line(points);
  return (
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="7" transform="translate(8)"/>` +
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8"/>`
  );
}

/** A fold in the panel: lit above, dark below. */
export function crease(points: string, strength = 1): string {
  const d = line(points);
  return (
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity="${0.26 * strength}" stroke-width="16" transform="translate(0 13)"/>` +
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${0.42 * strength}" stroke-width="11"/>`
  );
}

export function handle(x: number, height: number, length = 190): string {
  const y = -height;
  return (
    `<rect x="${x - 14}" y="${y - 24}" width="${length + 28}" height="56" rx="28" fill="#000" fill-opacity=".2"/>` +
    `<rect x="${x}" y="${y - 15}" width="${length}" height="30" rx="15" fill="currentColor"/>` +
    `<rect x="${x}" y="${y - 15}" width="${length}" height="30" rx="15" fill="#000" fill-opacity=".18"/>` +
    `<rect x="${x + 8}" y="${y - 12}" width="${length - 16}" height="9" rx="4" fill="#fff" fill-opacity=".55"/>`
  );
}

/** The reflected horizon: dark at its upper edge, fading to the floor's light. */
export const horizon = (points: string) => fill(points, "url(#horizon) none");

/** A headrest and its seat back down to the belt line, seen through the glass. */
export function seat(x: number, top: number, belt: number): string {
  const back = top - 140;
  const lean = Math.round((back - belt) * 0.22);
  return [
    `<rect x="${x + lean - 52}" y="${-top}" width="104" height="150" rx="40" transform="rotate(10 ${x + lean} ${-back})"/>`,
    `<path d="M${x - 70} ${-belt}L${x + lean - 66} ${-back + 26}q6-40 46-38h58q46 0 52 40L${x + 100} ${-belt}Z"/>`,
  ].join("");
}

/** The driver's wheel, seen edge on. */
export function steering(x: number, height: number): string {
  return `<path d="M${x} ${-height}q26 90 92 190" fill="none" stroke="#0a0d10" stroke-opacity=".6" stroke-width="26"/>`;
}

export function filler(x: number, height: number): string {
  return `<rect x="${x}" y="${-height}" width="150" height="150" rx="34" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="7"/>`;
}

/** Drawings inside, behind the glass. */
export const inside = (...drawn: string[]) =>
  `<g fill="#07090b" fill-opacity=".5">${drawn.join("")}</g>`;

export const lamp = (points: string) =>
  `<path d="${shape(points)}" fill="url(#lamp) #dde4ea" stroke="#0c0e11" stroke-width="12"/>`;
export const tail = (points: string) =>
  `<path d="${shape(points)}" fill="url(#tail) #a3141c" stroke="#2a0609" stroke-width="9"/>`;
