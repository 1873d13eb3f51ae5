/** Size of every photo, in pixels. */
export const photoSize = { width: 1280, height: 960 };

/** One photo as SVG. `drawn` is in a box of 640 × 480, and its `currentColor` is the paint. */
export function svgOf(drawn: string, paint: string, defs = ""): string {
  const { width, height } = photoSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 480" color="${paint}"><defs>${defs}</defs>${drawn}</svg>`;
}

/** Stops of a gradient: offset, color, opacity. */
export function stops(...list: readonly (readonly [number, string, number?])[]): string {
  return list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** A vertical gradient. */
export function fade(id: string, ...list: readonly (readonly [number, string, number?])[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(...list)}</linearGradient>`;
}

/** Gray wall, gray floor, one soft light: behind every picture of a car from outside. */
export const studio = {
  defs:
    fade("wall", [0, "#d2d7db"], [0.55, "#e6e9eb"], [0.62, "#d6dadd"]) +
    `<radialGradient id="spot" cx=".5" cy=".58" r=".5">${stops([0, "#fff", 0.75], [1, "#fff", 0])}</radialGradient>`,
  drawn:
    `<rect width="640" height="480" fill="url(#wall)"/>` +
    `<rect y="300" width="640" height="180" fill="#b9c0c6" fill-opacity=".45"/>` +
    `<rect width="640" height="480" fill="url(#spot)"/>`,
};
