import type {
  ArticleDrawing,
  ArticleTopic,
} from "@forecourt/contracts/areas/company/article-topics";
import { convertible } from "../cars/convertible.ts";
import { coupe } from "../cars/coupe.ts";
import { hatchback } from "../cars/hatchback.ts";
import { minivan } from "../cars/minivan.ts";
import { sedan } from "../cars/sedan.ts";
import { suv } from "../cars/suv.ts";
import { truck } from "../cars/truck.ts";
import { wagon } from "../cars/wagon.ts";
import * as more from "./more-props.ts";
import * as prop from "./props.ts";
import { reviewScenes } from "./review-scenes.ts";
import * as riverside from "./riverside-props.ts";
import type { Scene } from "./scene.ts";

/** Scenes for the subjects of single articles. */
export const subjectScenes: Record<Exclude<ArticleDrawing, ArticleTopic>, Scene> = {
  ...reviewScenes,
  recalls: {
    car: sedan,
    paint: "#55806f",
    left: 8,
    scale: 0.74,
    before: [more.warning(552, 226)],
  },
  gap: {
    car: coupe,
    paint: "#4d9a8f",
    left: 90,
    scale: 0.7,
    behind: [more.umbrella(320, 112)],
  },
  terms: {
    car: wagon,
    paint: "#8d6f9e",
    left: 10,
    scale: 0.7,
    behind: [prop.agreement(470, 40)],
    before: [more.calculator(508, 138)],
  },
  budget: {
    car: hatchback,
    paint: "#55806f",
    left: 160,
    scale: 0.74,
    behind: [more.calculator(40, 60)],
    before: [prop.coins(96)],
  },
  miles: {
    car: sedan,
    paint: "#46535f",
    left: 10,
    scale: 0.74,
    behind: [more.gauge(540, 110)],
  },
  tires: {
    car: suv,
    paint: "#5b8aa8",
    left: 10,
    scale: 0.74,
    before: [prop.tires(548)],
  },
  maintenance: {
    car: sedan,
    paint: "#c9932f",
    left: 10,
    scale: 0.74,
    behind: [prop.wrench(556, 66)],
    before: [prop.clipboard(500, 150)],
  },
  "private-sale": {
    car: truck,
    paint: "#3f6f9c",
    left: 130,
    scale: 0.74,
    behind: [prop.priceTag(60, 96)],
    before: [prop.coins(80)],
  },
  report: {
    car: suv,
    paint: "#b8574c",
    left: 10,
    scale: 0.72,
    behind: [more.report(460, 60)],
  },
  "test-drive": {
    car: convertible,
    paint: "#3f6f9c",
    left: 10,
    scale: 0.74,
    behind: [prop.clipboard(490, 70)],
    before: [prop.key(598, 196)],
  },
  tax: {
    car: sedan,
    paint: "#8d6f9e",
    left: 160,
    scale: 0.74,
    behind: [prop.agreement(30, 50), more.plate(56, 206)],
  },
  certified: {
    car: wagon,
    paint: "#3f6f9c",
    left: 10,
    scale: 0.72,
    behind: [more.seal(544, 120)],
  },
  mechanic: {
    car: hatchback,
    paint: "#8d6f9e",
    left: 10,
    scale: 0.72,
    behind: [more.report(452, 60)],
    before: [prop.wrench(600, 170)],
  },
  delivery: {
    car: truck,
    paint: "#e8ebee",
    left: 150,
    scale: 0.74,
    behind: [more.route(46, 160)],
  },
  coats: {
    car: minivan,
    paint: "#55806f",
    left: 150,
    scale: 0.72,
    behind: [more.coat(96, 104)],
  },
  class: {
    car: wagon,
    paint: "#c9932f",
    left: 170,
    scale: 0.7,
    behind: [more.board(24, 60)],
    before: [prop.tires(80)],
  },
  "another-store": {
    car: suv,
    paint: "#55806f",
    left: 150,
    scale: 0.72,
    behind: [more.route(40, 130)],
  },
  online: {
    car: sedan,
    paint: "#4d9a8f",
    left: 10,
    scale: 0.74,
    behind: [more.phone(500, 66)],
  },
  drivers: {
    car: hatchback,
    paint: "#3f6f9c",
    left: 10,
    scale: 0.74,
    before: [more.cones(500)],
  },
  parts: {
    car: truck,
    paint: "#55806f",
    left: 200,
    scale: 0.66,
    behind: [prop.storefront(44)],
    before: [prop.boxes(20)],
  },
  cleanup: {
    car: truck,
    paint: "#4d9a8f",
    left: 92,
    scale: 0.6,
    behind: [prop.tree(104, 1.2), prop.tree(548, 0.95)],
    before: [riverside.bags(506), riverside.boot(66), riverside.river()],
  },
};
