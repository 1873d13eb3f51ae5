import { fade } from "./scene.ts";

/** The dealer's lot on a clear day, with hills behind it. */
export const lot = {
  defs:
    fade("sky", [0, "#7fb2d9"], [0.7, "#cfe3ee"], [1, "#eef3ef"]) +
    fade("far", [0, "#8fa99b"], [1, "#a9bdb0"]) +
    fade("near", [0, "#56775a"], [1, "#6c8a64"]) +
    fade("asphalt", [0, "#8d9094"], [0.25, "#7b7e83"], [1, "#5e6166"]),
  drawn: [
    `<rect width="640" height="480" fill="url(#sky)"/>`,
    cloud(120, 70, 1),
    cloud(470, 110, 0.7),
    cloud(590, 50, 0.9),
    `<path d="M0 236Q90 196 180 222T360 208T520 226T640 202V300H0Z" fill="url(#far)"/>`,
    `<path d="M0 262Q70 244 150 258T330 250T500 262T640 246V310H0Z" fill="url(#near)"/>`,
    ...[14, 52, 96, 150, 222, 300, 372, 430, 498, 560, 616].map((x, index) => tree(x, index)),
    `<rect y="296" width="640" height="184" fill="url(#asphalt)"/>`,
    `<rect y="292" width="640" height="7" fill="#c9c7bf"/>`,
    ...[-40, 90, 530, 660].map(
      (x) =>
        `<path d="M${x} 299L${x + (x - 320) * 0.9} 480H${x + (x - 320) * 0.9 + 12}L${x + 5} 299Z" fill="#e9e7df" fill-opacity=".55"/>`,
    ),
    pennants(),
  ].join(""),
};

function cloud(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="#fff" fill-opacity=".7"><ellipse rx="52" ry="11"/><ellipse cx="-16" cy="-9" rx="24" ry="13"/><ellipse cx="16" cy="-12" rx="28" ry="16"/></g>`;
}

function tree(x: number, index: number): string {
  const size = 13 + ((index * 7) % 11);
  const color = ["#3f6147", "#4b6f4c", "#35563f"][index % 3];
  return `<g transform="translate(${x} ${290 - size})"><rect x="-1.5" y="${size * 0.5}" width="3" height="${size}" fill="#5a4a3c"/><ellipse rx="${size}" ry="${size * 1.15}" fill="${color}"/><ellipse cx="${size * -0.3}" cy="${size * -0.35}" rx="${size * 0.5}" ry="${size * 0.5}" fill="#fff" fill-opacity=".1"/></g>`;
}

/** A line of small flags from one lamp post to the next. */
function pennants(): string {
  const sag = (x: number) => 70 + 30 * (1 - ((x - 320) / 330) ** 2);
  const flags = Array.from({ length: 22 }, (_, index) => {
    const x = 8 + index * 29;
    const y = sag(x);
    const color = ["#c8493b", "#f4f1e8", "#2f5f8a"][index % 3];
    return `<path d="M${x} ${y}l14 ${(sag(x + 14) - y).toFixed(1)}l-7 17Z" fill="${color}" fill-opacity=".9"/>`;
  });
  return `<path d="M-10 68Q320 132 650 68" fill="none" stroke="#5b6168" stroke-width="1.2"/>${flags.join("")}`;
}
