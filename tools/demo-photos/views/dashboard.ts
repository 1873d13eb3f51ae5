import type { DemoCar } from "../../demo-inventory/make-car.ts";
import { cluster } from "./cluster.ts";
import { type InteriorColor, interiorColor } from "./interior-color.ts";
import { fade, stops, svgOf } from "./scene.ts";
import { steeringWheel } from "./steering-wheel.ts";

/** From this model year on, a car has a large screen in the middle. */
const LARGE_SCREEN_YEAR = 2018;

/** The dashboard from the driver's seat. The odometer shows the car's own miles. */
export function dashboardView(car: DemoCar): string {
  const color = interiorColor(car.interior);
  const electric = car.fuelType === "electric";
  const drawn = [
    windshield(),
    top(),
    lower(color),
    vent(378, 224),
    vent(520, 224),
    vent(24, 236),
    electric || car.year >= LARGE_SCREEN_YEAR ? screen() : radio(),
    climate(),
    console_(color, car.transmission === "manual"),
    cluster({ mileage: car.mileage, electric }),
    steeringWheel(),
  ].join("");
  return svgOf(drawn, car.hex, defs);
}

function windshield(): string {
  return (
    `<rect width="640" height="480" fill="#17191c"/>` +
    `<path d="M0 0H640V150H0Z" fill="url(#outside)"/>` +
    `<path d="M0 118Q120 96 230 110T430 104T640 96V160H0Z" fill="#6d8a6b"/>` +
    `<path d="M0 138Q320 112 640 138V170H0Z" fill="currentColor"/>` +
    `<path d="M0 138Q320 112 640 138V170H0Z" fill="url(#bonnet)"/>` +
    `<path d="M0 0H26L0 130Z" fill="#24272b"/>` +
    `<rect x="296" y="0" width="128" height="42" rx="14" fill="#15171a"/><rect x="304" y="4" width="112" height="31" rx="9" fill="#9fb6c4"/>`
  );
}

/** The upper half, always dark: it must not mirror in the glass. */
function top(): string {
  return (
    `<path d="M0 176Q60 150 190 146H640V300H0Z" fill="url(#dash)"/>` +
    `<path d="M0 178Q60 152 190 148H640" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>`
  );
}

function lower({ trim, seam }: InteriorColor): string {
  return (
    `<path d="M0 270Q160 246 330 262L640 244V480H0Z" fill="${trim}"/>` +
    `<path d="M0 270Q160 246 330 262L640 244V480H0Z" fill="url(#shadeDown)"/>` +
    `<path d="M0 277Q160 253 330 269L640 251" fill="none" stroke="${seam}" stroke-width="1.6" stroke-dasharray="6 4"/>` +
    `<path d="M326 262L640 244" stroke="#b9bfc5" stroke-width="3" stroke-opacity=".8"/>` +
    `<path d="M520 300H640V352Q580 362 526 352Q518 330 520 300Z" fill="#000" fill-opacity=".16" stroke="#000" stroke-opacity=".35" stroke-width="1.5"/>`
  );
}

function vent(x: number, y: number): string {
  const slats = [7, 14, 21].map(
    (step) => `<path d="M${x + 6} ${y + step}h84" stroke="#555b62" stroke-width="2.4"/>`,
  );
  return `<rect x="${x}" y="${y - 4}" width="96" height="36" rx="12" fill="#0c0d0f" stroke="#8b9198" stroke-width="1.6"/>${slats.join("")}`;
}

/** A touch screen with a map. */
function screen(): string {
  return (
    `<rect x="360" y="128" width="176" height="92" rx="9" fill="#08090a" stroke="#3a3e43" stroke-width="2"/>` +
    `<rect x="366" y="134" width="164" height="80" rx="5" fill="#20303c"/>` +
    `<path d="M366 190Q410 170 440 184T530 158M400 134Q420 170 404 214M470 134V214M366 158H530" fill="none" stroke="#4d6474" stroke-width="3.5"/>` +
    `<path d="M404 214Q416 186 440 184T486 170" fill="none" stroke="#57b0e8" stroke-width="4.5" stroke-linecap="round"/>` +
    `<circle cx="486" cy="170" r="5.5" fill="#fff"/>` +
    [0, 1, 2, 3]
      .map(
        (index) =>
          `<rect x="371" y="${139 + index * 18}" width="13" height="13" rx="3.5" fill="${["#4caf72", "#d6a23c", "#5a86c9", "#8a8f96"][index]}"/>`,
      )
      .join("")
  );
}

/** A radio with buttons and a small display. */
function radio(): string {
  const buttons = [0, 1, 2, 3, 4, 5].map(
    (index) =>
      `<rect x="${406 + index * 15}" y="205" width="11" height="8" rx="2" fill="#3c4147"/>`,
  );
  return (
    `<rect x="372" y="160" width="152" height="60" rx="7" fill="#141619" stroke="#3a3e43" stroke-width="2"/>` +
    `<rect x="404" y="168" width="90" height="30" rx="3" fill="#173a36"/>` +
    `<path d="M412 190v-8M420 190v-14M428 190v-10M436 190v-16M444 190v-6M452 190v-12M460 190v-9" stroke="#58d0b4" stroke-width="3.4"/>` +
    `<circle cx="388" cy="190" r="9" fill="#2b2f34" stroke="#7c838a" stroke-width="1.5"/><circle cx="509" cy="190" r="9" fill="#2b2f34" stroke="#7c838a" stroke-width="1.5"/>${buttons.join("")}`
  );
}

function climate(): string {
  const knob = (x: number) =>
    `<circle cx="${x}" cy="296" r="15" fill="#1d2024" stroke="#8b9198" stroke-width="2"/><path d="M${x} 284v7" stroke="#e8eaec" stroke-width="2.4"/>`;
  return `<rect x="374" y="272" width="148" height="48" rx="12" fill="#101214"/>${knob(400)}${knob(496)}<rect x="424" y="286" width="48" height="20" rx="4" fill="#262a2f"/><path d="M434 296h28" stroke="#7fd6ef" stroke-width="3"/>`;
}

/** The middle console with the gear lever. */
function console_({ seat, seam, trim }: InteriorColor, manual: boolean): string {
  const knob = manual
    ? `<path d="M444 432L448 384" stroke="#c5cacf" stroke-width="7"/><circle cx="448" cy="376" r="16" fill="#1b1d20" stroke="#c5cacf" stroke-width="2.5"/><path d="M441 369v14M448 369v14M455 369v14M441 376h14" stroke="#e8eaec" stroke-width="1.6"/>`
    : `<path d="M446 434V392" stroke="#c5cacf" stroke-width="9"/><rect x="430" y="360" width="34" height="40" rx="11" fill="#1b1d20" stroke="#c5cacf" stroke-width="2"/><path d="M473 386v44" stroke="#e8eaec" stroke-width="2" stroke-dasharray="3 7"/>`;
  return (
    `<path d="M366 332H530L566 480H330Z" fill="#191b1e"/><path d="M366 332H530L536 352H361Z" fill="#000" fill-opacity=".4"/>` +
    `<path d="M398 444Q446 402 494 444L500 480H392Z" fill="${seat}"/><path d="M402 448Q446 410 490 448" fill="none" stroke="${seam}" stroke-width="1.6" stroke-dasharray="5 4"/>` +
    `<circle cx="394" cy="366" r="19" fill="#0b0c0d" stroke="#5c6167" stroke-width="2.5"/><circle cx="504" cy="366" r="19" fill="#0b0c0d" stroke="#5c6167" stroke-width="2.5"/>${knob}` +
    `<path d="M566 480L540 372L640 352V480Z" fill="${trim}" fill-opacity=".5"/>`
  );
}

const defs = [
  fade("outside", [0, "#a9cbe2"], [1, "#e6eef0"]),
  fade("dash", [0, "#34373c"], [0.4, "#24272b"], [1, "#15171a"]),
  fade("shadeDown", [0, "#fff", 0.08], [0.35, "#000", 0.05], [1, "#000", 0.5]),
  fade("bonnet", [0, "#fff", 0.5], [0.5, "#fff", 0.05], [1, "#000", 0.5]),
  `<radialGradient id="dial" cx=".5" cy=".45" r=".6">${stops([0, "#23282e"], [1, "#07080a"])}</radialGradient>`,
  `<linearGradient id="leather" x2="0" y2="1">${stops([0, "#43474d"], [0.5, "#25282c"], [1, "#131518"])}</linearGradient>`,
].join("");
