import { defaultPaint } from "@forecourt/ui/vehicle/illustrations/default-paint";
import { type Car, type Stance, silhouette } from "./car.ts";
import { line } from "./spline.ts";
import { wheels } from "./wheel.ts";

/** The paper: 4:3, every wheel on the same floor line. */
const paper = { width: 640, height: 480, floor: 350 };
const box = `0 0 ${paper.width} ${paper.height}`;

const rims = Object.entries(wheels).map(([name, drawn]) => `<g id="wheel-${name}">${drawn}</g>`);

/**
 * One car as a file. An `<img>` shows it in silver; `<use href="….svg#name">` shows it in the color of the
 * page, as the root's color does not apply there.
 */
export function picture(name: string, car: Car): string {
  const drawn = drawing(name, car);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" color="${defaultPaint}"><defs>${definitions(drawn)}</defs>\n<g id="${name}">\n${drawn}\n</g>\n</svg>\n`;
}

/** The wheels and gradients that `drawn` refers to. */
export function definitions(drawn: string): string {
  const used = rims.filter((rim) => refersTo(drawn, rim));
  const shared = gradients.filter((gradient) => refersTo(drawn + used.join(""), gradient));
  return [...shared, ...used].join("\n");
}

function refersTo(drawn: string, shared: string): boolean {
  const [, id] = /id="([\w-]+)"/.exec(shared) ?? [];
  return drawn.includes(`url(#${id})`) || drawn.includes(`href="#${id}"`);
}

/**
 * Long cars are drawn longer, but not by their full difference: 3.8 m and 6 m on one page should
 * both fill their card.
 */
function scale(length: number): number {
  return (608 / 5980) * (5980 / length) ** 0.75;
}

/** One car on its floor, in a box of 640 × 480; `name` makes the ids of its gradients. */
export function drawing(name: string, car: Car): string {
  const { stance, outline } = car;
  const size = scale(stance.length);
  const left = (paper.width - stance.length * size) / 2;
  const body = silhouette(outline, stance);
  const transform = `translate(${left.toFixed(1)} ${paper.floor}) scale(${size.toFixed(4)})`;
  return [
    shading(name, car),
    `<g transform="${transform}" stroke-linejoin="round" stroke-linecap="round">`,
    floor(stance),
    ...(car.behind ?? []),
    stance.covered ? axles(stance) : wells(stance),
    `<path d="${body}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="14"/>`,
    `<path d="${body}" fill="currentColor"/>`,
    `<path d="${body}" fill="url(#light-${name}) none"/>`,
    ...car.parts,
    `<path d="${line(outline)}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="9" transform="translate(0 7)"/>`,
    ...(stance.covered ? [] : [flares(stance), lips(stance), axles(stance)]),
    "</g>",
  ].join("\n");
}

function shading(name: string, { light: { roof, belt }, stance: { sill } }: Car): string {
  const stops: [number, string, number][] = [
    [roof, "#fff", 0.5],
    [roof - 60, "#fff", 0.22],
    [belt + 120, "#fff", 0.05],
    [belt + 10, "#fff", 0.3],
    [belt - 110, "#fff", 0.2],
    [belt - 200, "#fff", 0.02],
    [belt - 330, "#000", 0.05],
    [(belt + sill) / 2 - 60, "#000", 0.12],
    [sill + 140, "#000", 0.2],
    [sill, "#000", 0.48],
  ];
  const drawn = stops.map(
    ([height, color, amount]) =>
      `<stop offset="${((roof - height) / (roof - sill)).toFixed(3)}" stop-color="${color}" stop-opacity="${amount}"/>`,
  );
  return `<linearGradient id="light-${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-roof}" y2="${-sill}">${drawn.join("")}</linearGradient>`;
}

function floor({ length, front, rear, tyre }: Stance): string {
  const middle = length / 2;
  return [
    `<ellipse cx="${middle}" cy="8" rx="${Math.round(length * 0.55)}" ry="150" fill="url(#ground) none"/>`,
    `<ellipse cx="${middle}" cy="-2" rx="${Math.round(length * 0.5)}" ry="58" fill="url(#ground) none"/>`,
    ...[front, rear].map(
      (axle) =>
        `<ellipse cx="${axle}" cy="2" rx="${tyre * 0.95}" ry="30" fill="url(#ground) none"/>`,
    ),
  ].join("");
}

/** The dark behind the wheels and under the floor. */
function wells(stance: Stance): string {
  const { front, rear, sill } = stance;
  const under = `M${front} ${-sill - 40}H${rear}L${rear - 40} ${-sill + 62}H${front + 40}Z`;
  return `<path d="${arch(stance, front)}Z${arch(stance, rear)}Z${under}" fill="#0a0b0d"/>`;
}

/** The rolled edge of the arches, lit from above. */
function lips(stance: Stance): string {
  const { front, rear, tyre } = stance;
  const radius = stance.arch + (stance.cladding ?? 0) + 9;
  const over = (axle: number) =>
    `M${axle - radius * 0.94} ${-tyre - radius * 0.34}A${radius} ${radius} 0 0 1 ${axle + radius * 0.94} ${-tyre - radius * 0.34}`;
  return `<path d="${over(front)}${over(rear)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9"/>`;
}

/** Black flares around the arches. */
function flares(stance: Stance): string {
  const width = stance.cladding ?? 0;
  if (width === 0) return "";
  const wider = { ...stance, arch: stance.arch + width / 2 };
  const d = `${arch(wider, stance.front)}${arch(wider, stance.rear)}`;
  return `<path d="${d}" fill="none" stroke="#1c1e22" stroke-width="${width}" stroke-linecap="butt"/>`;
}

function arch({ tyre, arch: radius, sill }: Stance, axle: number): string {
  const half = Math.round(Math.sqrt(radius ** 2 - (tyre - sill) ** 2));
  return `M${axle - half} ${-sill}A${radius} ${radius} 0 1 1 ${axle + half} ${-sill}`;
}

function axles(stance: Stance): string {
  return wheel(stance, stance.front) + wheel(stance, stance.rear);
}

function wheel({ tyre, wheel: name }: Stance, axle: number): string {
  return `<use href="#wheel-${name}" transform="translate(${axle} ${-tyre}) scale(${(tyre / 340).toFixed(3)})"/>`;
}

const stop = (offset: number, color: string, amount = 1) =>
  `<stop offset="${offset}" stop-color="${color}"${amount === 1 ? "" : ` stop-opacity="${amount}"`}/>`;

const gradients = [
  `<linearGradient id="glass" x1=".2" y1="0" x2=".4" y2="1">${stop(0, "#6c7a87")}${stop(0.35, "#3b4650")}${stop(1, "#161b20")}</linearGradient>`,
  `<linearGradient id="rim" x2=".3" y2="1">${stop(0, "#f2f4f6")}${stop(1, "#9aa1a9")}</linearGradient>`,
  `<linearGradient id="lip" x2="0" y2="1">${stop(0, "#fbfcfd")}${stop(1, "#868d95")}</linearGradient>`,
  `<linearGradient id="lamp" x2="1" y2=".3">${stop(0, "#ffffff")}${stop(0.6, "#b9c5cf")}${stop(1, "#5f6b76")}</linearGradient>`,
  `<linearGradient id="tail" x2="1" y2=".4">${stop(0, "#7d0d14")}${stop(1, "#e0323b")}</linearGradient>`,
  `<linearGradient id="horizon" x2="0" y2="1">${stop(0, "#000", 0.18)}${stop(0.34, "#000", 0.09)}${stop(0.5, "#fff", 0.02)}${stop(0.72, "#fff", 0.13)}${stop(1, "#fff", 0)}</linearGradient>`,
  `<radialGradient id="ground">${stop(0, "#000", 0.55)}${stop(0.35, "#000", 0.36)}${stop(0.7, "#000", 0.1)}${stop(1, "#000", 0)}</radialGradient>`,
];
