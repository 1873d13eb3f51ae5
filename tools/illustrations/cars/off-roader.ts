import {
  type Car,
  crease,
  fill,
  gap,
  glass,
  handle,
  horizon,
  inside,
  lamp,
  light,
  paint,
  plastic,
  seat,
  shade,
  steering,
  stroke,
  tail,
} from "../car.ts";

/** Grille and lamp, seen edge on, the latch of the hood, and the frame of the windshield. */
const nose = [
  fill("288,1150! 330,1156! 330,860! 288,860!", "#16181b"),
  lamp("284,1130! 264,1100 258,1040 264,980 284,950! 336,950! 336,1130!"),
  fill("560,1200! 680,1210! 676,1150! 566,1144!", "#16181b"),
  fill("1590,1340! 1650,1340! 1750,1716! 1694,1706!", "#0c0e11"),
];

/** A short off-roader: upright glass, separate fenders, outside hinges and a spare wheel. */
export const offRoader: Car = offRoadBody({
  tail: 4060,
  rear: 3060,
  glass: [
    "1700,1340! 1780,1700! 2720,1716! 2720,1330!",
    "2850,1330! 2850,1716! 3800,1704! 3850,1340!",
  ],
  gaps: ["2790,1322 2796,900 2760,620 2700,470"],
  handles: [2530],
  seats: [2290, 3180],
});

/** The off-roader with four doors. */
export const longOffRoader: Car = offRoadBody({
  tail: 4640,
  rear: 3640,
  glass: [
    "1700,1340! 1780,1700! 2620,1716! 2620,1330!",
    "2750,1330! 2750,1716! 3460,1716! 3540,1334!",
    "3650,1336! 3600,1716! 4390,1704! 4430,1340!",
  ],
  gaps: ["2685,1322 2690,900 2680,470", "3600,1330 3590,1000 3440,800 3330,640 3290,470"],
  handles: [2430, 3330],
  seats: [2230, 3080],
});

interface Body {
  /** Where the body ends, without the spare wheel. */
  tail: number;
  rear: number;
  glass: string[];
  gaps: string[];
  handles: number[];
  seats: number[];
}

function offRoadBody({ tail: end, rear, glass: windows, gaps, handles, seats }: Body): Car {
  return {
    stance: {
      length: end + 290,
      front: 860,
      rear,
      tyre: 424,
      arch: 500,
      sill: 430,
      wheel: "trail",
    },
    outline: `330,430! 300,560! 296,1130! 330,1190! 500,1226 900,1252 1300,1262 1540,1270! 1580,1330! 1690,1700! 1740,1780! 1830,1800
      2400,1812 ${end - 500},1806 ${end - 120},1790! ${end - 60},1740! ${end - 20},1300! ${end},900! ${end},470!`,
    light: { roof: 1806, belt: 1310 },
    behind: spareWheel(end),
    parts: [
      horizon(`296,900! 700,960 1700,980 2700,950 ${end},960! ${end},470! 330,430! 296,700!`),
      crease(`1560,1246 2400,1252 ${end - 10},1252`, 1),
      // The removable top
      fill(
        `1690,1716! 1740,1776! 1830,1796 2400,1808 ${end - 500},1802 ${end - 120},1786! ${end - 66},1738! ${end - 26},1330! ${end - 130},1330! ${end - 150},1720! 2600,1736! 1790,1716!`,
        "#1b1d21",
      ),
      stroke(`1800,1780 2600,1792 ${end - 160},1772`, "#fff", 12, 0.16),
      // Steps and bumpers
      plastic(`1400,470! ${rear - 560},470! ${rear - 590},390! 1430,390!`),
      plastic("60,640! 60,820! 120,850! 480,850! 480,600! 150,560!"),
      stroke("90,790! 440,806!", "#4a4e54", 12, 0.9),
      fill("280,760! 300,700! 360,690! 360,770!", "#f3efe0", 0.9),
      plastic(
        `${end - 120},560! ${end - 120},760! ${end + 110},760! ${end + 140},720! ${end + 140},600! ${end + 60},540!`,
      ),
      fender(860),
      fender(rear),
      fill("220,950! 340,960! 360,930! 236,916!", "#e8912d"),
      ...nose,
      ...windows.map((points) => glass(points)),
      inside(...seats.map((x) => seat(x, 1600, 1340))),
      steering(1900, 1450),
      light("1850,1346! 2080,1700! 2200,1704! 1990,1346!", 0.1),
      light(`${end - 800},1340! ${end - 720},1706! ${end - 620},1706! ${end - 690},1340!`, 0.07),
      gap("1580,1320 1600,900 1640,640 1680,480"),
      ...gaps.map((points) => gap(points)),
      gap(`340,1172 900,1206 1500,1226`),
      hinge(1180),
      hinge(800),
      ...handles.map((x) => handle(x, 1180, 170)),
      paint("1660,1350! 1590,1400 1610,1500 1640,1560 1800,1576 1840,1540 1840,1400 1780,1350!"),
      shade("1660,1350! 1590,1400 1700,1440 1840,1440! 1840,1400 1780,1350!", 0.4),
      tail(`${end - 110},1180! ${end},1184! ${end + 6},920! ${end - 110},916!`),
      fill(`${end - 90},1010! ${end - 10},1010! ${end - 10},960! ${end - 90},960!`, "#f2f2f2", 0.8),
    ],
  };
}

/** The spare wheel, seen edge on. */
function spareWheel(end: number): string[] {
  return [
    fill(
      `${end - 10},1400! ${end + 250},1380! ${end + 276},1340! ${end + 276},680! ${end + 250},640! ${end - 10},620!`,
      "#141517",
    ),
    stroke(`${end + 90},1390! ${end + 90},630!`, "#3a3d42", 10, 0.8),
    stroke(`${end + 190},1384! ${end + 190},640!`, "#3a3d42", 10, 0.8),
  ];
}

function hinge(height: number): string {
  return fill(
    `1650,${height}! 1790,${height + 4}! 1790,${height - 36}! 1650,${height - 40}!`,
    "#16181b",
    0.7,
  );
}

function fender(axle: number): string {
  return plastic(
    `${axle - 640},760! ${axle - 560},950! ${axle - 420},1010! ${axle + 420},1010! ${axle + 570},930! ${axle + 640},640! ${axle + 560},640! ${axle + 480},870! ${axle + 380},930! ${axle - 380},930! ${axle - 480},860! ${axle - 560},740!`,
  );
}
