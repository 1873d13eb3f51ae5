import type { Car } from "../car.ts";
import * as draw from "../car.ts";

/** Where the cloth folds: top of the fold, height there, and where it meets the hem. */
const folds = [
  [330, 820, 270],
  [980, 950, 860],
  [1330, 1000, 1450],
  [1700, 1120, 2050],
  [2460, 1080, 2480],
  [3120, 1100, 2960],
  [3620, 1190, 3560],
  [4040, 1080, 4180],
  [4560, 1050, 4620],
] as const;

/** A car under its cloth: for a listing whose body style is unknown. */
export const covered: Car = {
  stance: {
    length: 4800,
    front: 950,
    rear: 3740,
    tyre: 330,
    arch: 300,
    sill: 130,
    wheel: "steel",
    covered: true,
  },
  outline: `96,110! 60,240 34,420 30,560 66,690 150,780 380,866 760,940 1120,992 1380,1036! 1620,1160 1900,1310 2160,1406
    2440,1456 2700,1462 2960,1440 3240,1384 3560,1280 3860,1164! 4120,1112 4420,1098 4600,1080! 4720,960 4770,780 4796,560 4790,330 4744,110!
    4500,96 4300,130 4050,92 3800,128 3500,94 3200,130 2900,96 2600,130 2300,94 2000,128 1700,92 1400,130 1100,94 800,128 500,92 300,124 96,110!`,
  light: { roof: 1462, belt: 1040 },
  parts: [
    ...folds.map(([x, top, hem]) =>
      draw.shade(
        `${x},${top}! ${(x * 2 + hem) / 3},${top * 0.6} ${hem - 30},118! ${hem + 120},112! ${(x + hem) / 2 + 36},${top * 0.5}`,
        0.13,
      ),
    ),
    ...folds.map(([x, top, hem]) =>
      draw.light(
        `${x},${top}! ${(x * 2 + hem) / 3 - 10},${top * 0.6} ${hem - 30},118! ${hem - 130},112! ${(x + hem) / 2 - 50},${top * 0.5}`,
        0.16,
      ),
    ),
    // the mirror pushes the cloth out, the beltline shows through
    draw.light("1500,1050! 1580,1140 1700,1160 1810,1100 1840,1040! 1680,1080", 0.22),
    draw.shade("1500,1050! 1680,1076 1840,1040! 1800,980 1600,970!", 0.1),
    draw.stroke("1850,1050 2600,1090 3400,1100 4100,1110", "#fff", 16, 0.22),
    draw.stroke("1850,1034 2600,1074 3400,1084 4100,1094", "#000", 14, 0.1),
  ],
};
