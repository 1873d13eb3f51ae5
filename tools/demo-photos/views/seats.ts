import type { DemoCar } from "../../demo-inventory/make-car.ts";
import { type InteriorColor, interiorColor } from "./interior-color.ts";
import { fade, stops, svgOf } from "./scene.ts";

/** The front seats from the windshield, in the interior's color: leather if the car has it, else cloth. */
export function seatsView(car: DemoCar): string {
  const color = interiorColor(car.interior);
  const leather = car.features.includes("Leather Seats");
  const open = car.bodyStyle === "convertibles";
  const rearBench = car.doors > 2 && car.bodyStyle !== "commercial";
  const drawn = [
    open ? sky() : cabin(),
    rearBench ? bench(color) : "",
    doors(color),
    seat(176, color, leather),
    seat(464, color, leather),
    armrest(color),
  ].join("");
  return svgOf(drawn, car.hex, defs);
}

function cabin(): string {
  return (
    `<rect width="640" height="480" fill="#1c1e21"/><path d="M0 0H640V60Q320 96 0 60Z" fill="#c9cbca"/><path d="M0 0H640V60Q320 96 0 60Z" fill="url(#head)"/>` +
    `<path d="M150 84Q320 104 490 84L476 186H164Z" fill="url(#window)"/><path d="M150 84Q320 104 490 84" fill="none" stroke="#0b0c0e" stroke-width="5"/>`
  );
}

function sky(): string {
  return `<rect width="640" height="480" fill="#1c1e21"/><rect width="640" height="210" fill="url(#window)"/><path d="M0 172Q160 150 320 164T640 156V230H0Z" fill="#6d8a6b"/><path d="M0 208H640V300H0Z" fill="currentColor"/><path d="M0 208H640V300H0Z" fill="url(#head)"/>`;
}

function bench({ seat: fabric }: InteriorColor): string {
  const rest = (x: number) => `<rect x="${x}" y="146" width="56" height="42" rx="14"/>`;
  return `<g fill="${fabric}">${rest(204)}${rest(292)}${rest(380)}<path d="M150 196Q320 174 490 196L500 330H140Z"/></g><path d="M140 150H500V330H140Z" fill="#000" fill-opacity=".42"/>`;
}

function doors({ trim, seam }: InteriorColor): string {
  const panel =
    `<path d="M0 90L46 118Q58 300 40 480H0Z" fill="${trim}"/><path d="M0 90L46 118Q58 300 40 480H0Z" fill="url(#shade)"/>` +
    `<path d="M0 250L52 262" stroke="${seam}" stroke-width="2" stroke-dasharray="5 4"/><rect x="6" y="200" width="34" height="10" rx="5" fill="#b9bfc5"/><path d="M0 300Q30 296 50 304V330Q26 328 0 330Z" fill="#111315" fill-opacity=".7"/>`;
  return `${panel}<g transform="translate(640 0) scale(-1 1)">${panel}</g>`;
}

function seat(x: number, { seat: fabric, seam, trim }: InteriorColor, leather: boolean): string {
  const back = "M-84 330Q-112 200-84 146Q-72 124 0 122Q72 124 84 146Q112 200 84 330Z";
  const cushion = "M-98 324Q0 300 98 324Q126 362 122 424Q0 452-122 424Q-126 362-98 324Z";
  const head = "M-46 96Q-50 62-34 54Q0 46 34 54Q50 62 46 96Q40 110 0 111Q-40 110-46 96Z";
  const surface = (d: string) =>
    `<path d="${d}" fill="${fabric}"/><path d="${d}" fill="url(#round)"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/>`;
  const inner = "M-52 318Q-66 214-50 160Q0 150 50 160Q66 214 52 318Q0 308-52 318Z";
  const innerCushion = "M-62 334Q0 318 62 334Q76 370 74 420Q0 436-74 420Q-76 370-62 334Z";
  const rolls = [190, 224, 258, 292].map((y) => `M-57 ${y}Q0 ${y - 9} 57 ${y}`).join("");
  const rollsBelow = [352, 376, 400].map((y) => `M-68 ${y}Q0 ${y + 12} 68 ${y}`).join("");
  const insert = leather
    ? `<path d="${rolls}${rollsBelow}" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="3"/><path d="${rolls}${rollsBelow}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6" transform="translate(0 3)"/>`
    : `<path d="${inner}${innerCushion}" fill="url(#weave)"/>`;
  return [
    `<g transform="translate(${x} 18)">`,
    `<ellipse cy="440" rx="140" ry="22" fill="#000" fill-opacity=".5"/>`,
    `<path d="M-22 104V132M22 104V132" stroke="#a7adb3" stroke-width="7"/>`,
    surface(head),
    surface(back),
    surface(cushion),
    `<path d="${inner}${innerCushion}" fill="${trim}" fill-opacity=".38"/>`,
    insert,
    `<path d="${inner}${innerCushion}" fill="none" stroke="${seam}" stroke-width="1.8" stroke-dasharray="6 4"/>`,
    `<path d="M88 150Q96 240 60 322" fill="none" stroke="#15171a" stroke-width="11" stroke-opacity=".85"/>`,
    `<rect x="52" y="312" width="20" height="28" rx="5" fill="#15171a"/><rect x="56" y="318" width="12" height="7" rx="2" fill="#b3161f"/>`,
    "</g>",
  ].join("");
}

function armrest({ seat: fabric, seam }: InteriorColor): string {
  return (
    `<path d="M292 360H348L366 480H274Z" fill="#17191c"/><path d="M290 330Q320 318 350 330L356 420Q320 430 284 420Z" fill="${fabric}"/><path d="M290 330Q320 318 350 330L356 420Q320 430 284 420Z" fill="url(#round)"/>` +
    `<path d="M297 337Q320 328 343 337L348 412Q320 420 292 412Z" fill="none" stroke="${seam}" stroke-width="1.6" stroke-dasharray="5 4"/>`
  );
}

const defs = [
  fade("head", [0, "#000", 0.22], [0.7, "#000", 0.04], [1, "#000", 0.35]),
  fade("window", [0, "#b9d3e2"], [1, "#dfe9ea"]),
  fade("shade", [0, "#fff", 0.12], [0.5, "#000", 0.1], [1, "#000", 0.5]),
  `<radialGradient id="round" cx=".5" cy=".38" r=".75">${stops([0, "#fff", 0.2], [0.55, "#fff", 0.02], [1, "#000", 0.36])}</radialGradient>`,
  `<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0L6 6M6 0L0 6" stroke="#fff" stroke-opacity=".13" stroke-width="1"/><path d="M3 0V6" stroke="#000" stroke-opacity=".14" stroke-width="1"/></pattern>`,
].join("");
