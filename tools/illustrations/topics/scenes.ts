import type {
  ArticleDrawing,
  ArticleTopic,
} from "@forecourt/contracts/areas/company/article-topics";
import { coupe } from "../cars/coupe.ts";
import { hatchback } from "../cars/hatchback.ts";
import { minivan } from "../cars/minivan.ts";
import { sedan } from "../cars/sedan.ts";
import { suv } from "../cars/suv.ts";
import { truck } from "../cars/truck.ts";
import { wagon } from "../cars/wagon.ts";
import { notepad } from "./more-props.ts";
import * as prop from "./props.ts";
import type { Scene } from "./scene.ts";
import { subjectScenes } from "./subject-scenes.ts";

/** Scene for each topic of articles. */
const ofTopics: Record<ArticleTopic, Scene> = {
  buying: {
    car: sedan,
    paint: "#3f6f9c",
    left: 8,
    scale: 0.74,
    behind: [prop.priceTag(318, 74)],
    before: [prop.clipboard(496, 148)],
  },
  financing: {
    car: coupe,
    paint: "#b8574c",
    left: 166,
    scale: 0.74,
    behind: [prop.agreement(40, 66)],
    before: [prop.coins(96)],
  },
  owning: {
    car: wagon,
    paint: "#55806f",
    left: 10,
    scale: 0.74,
    behind: [prop.wrench(556, 76)],
    before: [prop.tires(548)],
  },
  selling: {
    car: minivan,
    paint: "#8d6f9e",
    left: 8,
    scale: 0.72,
    behind: [prop.offer(470, 84)],
    before: [prop.key(598, 172)],
  },
  electric: {
    car: hatchback,
    paint: "#4d9a8f",
    left: 20,
    scale: 0.74,
    before: [prop.charger(544, [446, 196])],
  },
  community: {
    car: truck,
    paint: "#b8574c",
    left: 80,
    scale: 0.76,
    behind: [prop.tree(86, 1.25), prop.tree(572, 1)],
    before: [prop.boxes(506)],
  },
  news: {
    car: suv,
    paint: "#c9932f",
    left: 222,
    scale: 0.62,
    behind: [prop.storefront(44)],
  },
  reviews: {
    car: suv,
    paint: "#46535f",
    left: 16,
    scale: 0.74,
    behind: [notepad(492, 66)],
  },
};

/** Scene for each article. */
export const scenes: Record<ArticleDrawing, Scene> = { ...ofTopics, ...subjectScenes };
