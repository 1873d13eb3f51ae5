import { digits } from "./digits.ts";

interface ClusterFacts {
  mileage: number;
  electric: boolean;
}

/** The instruments behind the steering wheel, with the odometer between the dials. */
export function cluster({ mileage, electric }: ClusterFacts): string {
  const odometer = String(mileage).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return [
    `<path d="M46 276Q44 172 112 162H278Q346 172 344 276Z" fill="#0d0e10"/>`,
    `<path d="M46 276Q44 172 112 162H278Q346 172 344 276" fill="none" stroke="#4a4f55" stroke-width="2"/>`,
    electric ? battery(102, 222) : dial(102, 222, 0.12, 8),
    dial(288, 222, 0, 9),
    `<rect x="149" y="180" width="92" height="86" rx="8" fill="#05070a" stroke="#30353b"/>`,
    // A small car on the display, so that the number below is read as the mileage of the car.
    `<g transform="translate(-5 13)"><path d="M178 196q2-6 8-6h5q4-8 10-8h6q6 0 9 8q6 1 6 6v3h-44Z" fill="#66727d"/><circle cx="188" cy="199" r="3.4" fill="#05070a"/><circle cx="211" cy="199" r="3.4" fill="#05070a"/></g>`,
    `<path d="M158 222h74" stroke="#30353b" stroke-width="1.4"/>`,
    digits(odometer, { center: 195, y: 229, height: 17, maxWidth: 78 }, "#f2f6f8"),
    miles(189, 256),
  ].join("");
}

/** "mi", as lines. */
function miles(x: number, y: number): string {
  return `<path d="M${x} ${y + 5}v-4.4q0-1.6 1.8-1.6t1.8 1.6v4.4m0-4.4q0-1.6 1.8-1.6t1.8 1.6v4.4M${x + 11} ${y - 0.6}v5.6M${x + 11} ${y - 3.6}v.4" fill="none" stroke="#9fb0bc" stroke-width="1.4" stroke-linecap="round"/>`;
}

/** A dial at rest, its needle on the left: `share` of the whole turn. */
function dial(x: number, y: number, share: number, marks: number): string {
  const ticks = Array.from({ length: marks * 2 + 1 }, (_, index) => {
    const angle = -135 + (index * 270) / (marks * 2);
    const long = index % 2 === 0 ? 8 : 4;
    const red = index > marks * 2 - 3 && share > 0;
    return `<path d="M0-36v${long}" transform="rotate(${angle})" stroke="${red ? "#e0474c" : "#dfe5ea"}" stroke-width="${long / 4}"/>`;
  });
  return `<g transform="translate(${x} ${y})"><circle r="42" fill="url(#dial)" stroke="#8b9198" stroke-width="2"/>${ticks.join("")}<path d="M-2 8L0-32L2 8Z" fill="#ff5b45" transform="rotate(${-135 + share * 270})"/><circle r="7" fill="#1b1e22" stroke="#6d747b"/></g>`;
}

/** The battery of an electric car, in the place of the engine's speed. */
function battery(x: number, y: number): string {
  const cells = [0, 1, 2, 3, 4].map(
    (index) =>
      `<rect x="-20" y="${14 - index * 9}" width="40" height="6.5" rx="1.5" fill="${index < 4 ? "#4fc38a" : "#2a3036"}"/>`,
  );
  return `<g transform="translate(${x} ${y})"><circle r="42" fill="url(#dial)" stroke="#8b9198" stroke-width="2"/><rect x="-7" y="-32" width="14" height="6" rx="2" fill="#9aa3ab"/><rect x="-25" y="-27" width="50" height="52" rx="6" fill="none" stroke="#9aa3ab" stroke-width="2.4"/>${cells.join("")}</g>`;
}
