import { hatchback } from "../cars/hatchback.ts";
import { minivan } from "../cars/minivan.ts";
import { singleCabTruck } from "../cars/single-cab-truck.ts";
import { suv } from "../cars/suv.ts";
import { notepad } from "./more-props.ts";
import type { Scene } from "./scene.ts";

/** Reviews: the body style that each is about, and a pad. */
export const reviewScenes = {
  "review-truck": {
    car: singleCabTruck,
    paint: "#7a4b3a",
    left: 16,
    scale: 0.74,
    behind: [notepad(492, 66)],
  },
  "review-minivan": {
    car: minivan,
    paint: "#3f6f9c",
    left: 8,
    scale: 0.72,
    behind: [notepad(492, 66)],
  },
  "review-hatchback": {
    car: hatchback,
    paint: "#c9932f",
    left: 16,
    scale: 0.74,
    behind: [notepad(492, 66)],
  },
  "review-coupe-suv": {
    car: suv,
    paint: "#b8574c",
    left: 16,
    scale: 0.74,
    behind: [notepad(492, 66)],
  },
} satisfies Record<string, Scene>;
