import { lot } from "../../demo-photos/views/lot.ts";
import type { Car } from "../car.ts";
import { minivan } from "../cars/minivan.ts";
import { sedan } from "../cars/sedan.ts";
import { suv } from "../cars/suv.ts";
import { truck } from "../cars/truck.ts";
import { wagon } from "../cars/wagon.ts";
import { definitions, drawing } from "../sheet.ts";

/** How a dealer's store looks from the street. Colors as `#rrggbb`. */
interface Store {
  /** Color of the sign and the door. */
  brand: string;
  wall: string;
  /** The roof rises to the right, or is flat. */
  roof: "flat" | "rising";
  /** A drawn sign instead of a name: the dealer's mark, in a box of 40 × 40. */
  mark: string;
  cars: readonly [Car, string, number][];
}

const crossing =
  '<path d="M9 31C16 24 24 16 31 9M9 9c7 7 15 15 22 22" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="20" r="5.5" fill="#fff"/>';
const peaks =
  '<path d="M5 29 16 10l6 9.5 4-5.5 9 15h-5.5L26 22.5 22 28 16 18.5 10.5 29Z" fill="#fff"/>';
const heartland = { brand: "#1d4f91", mark: crossing } as const;

/** By dealer and name of the file. */
export const stores: Record<string, Record<string, Store>> = {
  heartland: {
    store: {
      ...heartland,
      wall: "#b9856a",
      roof: "flat",
      cars: [
        [truck, "#3d5a73", 12],
        [suv, "#8b2e2a", 236],
        [sedan, "#c9ced2", 446],
      ],
    },
    "store-jefferson-city": {
      ...heartland,
      wall: "#d8d2c4",
      roof: "rising",
      cars: [
        [wagon, "#5f7a68", 20],
        [sedan, "#23384f", 236],
        [suv, "#dfe2e4", 440],
      ],
    },
    "store-rolla": {
      ...heartland,
      wall: "#8f9aa3",
      roof: "flat",
      cars: [
        [suv, "#b7892f", 18],
        [truck, "#a3312b", 226],
        [minivan, "#4a5a68", 440],
      ],
    },
    "store-sedalia": {
      ...heartland,
      wall: "#c2b08a",
      roof: "rising",
      cars: [
        [truck, "#e4e6e8", 14],
        [truck, "#2f5d50", 228],
        [sedan, "#7b2f3a", 446],
      ],
    },
  },
  "ozark-mitsubishi": {
    store: {
      brand: "#b3202c",
      wall: "#e4e6e8",
      roof: "rising",
      mark: peaks,
      cars: [
        [suv, "#a32229", 20],
        [suv, "#e8eaec", 236],
        [sedan, "#2f4a63", 446],
      ],
    },
  },
};

/** A store behind its lot as an SVG file, 640 × 480: the same drawing for the same facts. */
export function storePicture({ brand, wall, roof, mark, cars }: Store): string {
  const parked = cars.map(([car, paint, left], index) => {
    const drawn = drawing(`car-${index}`, car);
    return `<g color="${paint}" transform="translate(${left} 236) scale(.31)">${drawn}</g>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">',
    `<defs>${lot.defs}${definitions(parked.join(""))}</defs>`,
    lot.drawn,
    building(brand, wall, roof, mark),
    ...parked,
    "</svg>\n",
  ].join("\n");
}

const windows = [0, 1, 2, 3, 4, 5].map((pane) => 108 + pane * 52);

function building(brand: string, wall: string, roof: Store["roof"], mark: string): string {
  const top = roof === "flat" ? "M92 190V150h330v40z" : "M84 190V158l352-34v66z";
  return [
    '<ellipse cx="330" cy="306" rx="280" ry="9" fill="#000" fill-opacity=".18"/>',
    // The workshop with its two doors.
    `<path d="M420 190h146v114H420z" fill="${wall}"/><path d="M420 190h146v114H420z" fill="#000" fill-opacity=".1"/><path d="M414 182h158v12H414z" fill="#4c545c"/>`,
    ...[434, 502].map(
      (x) =>
        `<path d="M${x} 226h54v78h-54z" fill="#dfe4e8"/><path d="M${x} 240h54M${x} 254h54M${x} 268h54M${x} 282h54" stroke="#aeb8c0" stroke-width="2"/>`,
    ),
    // The showroom.
    `<path d="M98 186h322v118H98z" fill="${wall}"/>`,
    ...windows.map(
      (x) =>
        `<path d="M${x} 204h46v92h-46z" fill="#8fb3c7"/><path d="M${x} 204h46v92h-46z" fill="#fff" fill-opacity=".12"/><path d="M${x + 6} 288l30-78" stroke="#fff" stroke-opacity=".45" stroke-width="5"/>`,
    ),
    `<path d="M238 196h74v108h-74z" fill="${brand}"/><path d="M248 210h25v94h-25zM277 210h25v94h-25z" fill="#bcd3df"/><path d="M270 258v12M280 258v12" stroke="#46535f" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="${top}" fill="${brand}"/><path d="${top}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`,
    `<g transform="translate(${roof === "flat" ? "119 149" : "119 146"}) scale(1.02)">${mark}</g>`,
    ...(roof === "flat"
      ? [
          '<path d="M176 170h190" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round" stroke-dasharray="70 14 40 14"/>',
        ]
      : [
          '<path d="M176 168l190-9" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round" stroke-dasharray="54 14 84 14"/>',
        ]),
    // The sign at the street.
    `<path d="M592 176h8v128h-8z" fill="#5b646c"/><rect x="566" y="104" width="60" height="76" rx="6" fill="${brand}"/><g transform="translate(570 112) scale(1.3)">${mark}</g>`,
  ].join("\n");
}
