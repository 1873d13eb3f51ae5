import { hairs, skins } from "./colors.ts";
import type { Person } from "./portrait.ts";

/** Colors of the clothes of people at the counter and in the shop: the dealer's color, and a color that hides oil. */
const sales = "#9d1c28";
const shop = "#4a525a";

/** The staff of Ozark Trail Mitsubishi by slug. */
export const ozarkMitsubishi: Record<string, Person> = {
  "marion-tolliver": {
    skin: skins.light,
    hair: "wavy",
    hairColor: hairs.brown,
    outfit: "jacket",
    color: "#2d3540",
  },
  "dale-overby": {
    skin: skins.fair,
    hair: "bald",
    hairColor: hairs.sand,
    outfit: "polo",
    color: sales,
    beard: "mustache",
    older: true,
  },
  "yesenia-prado": {
    skin: skins.olive,
    hair: "wavy",
    hairColor: hairs.black,
    outfit: "polo",
    color: sales,
    earrings: true,
  },
  "curtis-weems": {
    skin: skins.brown,
    hair: "coils",
    hairColor: hairs.black,
    outfit: "polo",
    color: sales,
    beard: "short",
  },
  "noelle-baptiste": {
    skin: skins.deep,
    hair: "bun",
    hairColor: hairs.black,
    outfit: "jacket",
    color: "#384457",
    earrings: true,
    glasses: true,
  },
  "ines-brandt": {
    skin: skins.fair,
    hair: "bob",
    hairColor: hairs.gray,
    outfit: "work",
    color: shop,
    earrings: true,
    glasses: true,
    older: true,
  },
  "tobias-kettle": {
    skin: skins.light,
    hair: "swept",
    hairColor: hairs.auburn,
    outfit: "work",
    color: shop,
    beard: "full",
  },
  "marcus-oyelaran": {
    skin: skins.deep,
    hair: "short",
    hairColor: hairs.black,
    outfit: "work",
    color: shop,
    beard: "mustache",
  },
  "renata-osei": {
    skin: skins.brown,
    hair: "braids",
    hairColor: hairs.black,
    outfit: "work",
    color: shop,
  },
  "hollis-greer": {
    skin: skins.fair,
    hair: "parted",
    hairColor: hairs.sand,
    outfit: "work",
    color: shop,
  },
  "lorraine-pickett": {
    skin: skins.light,
    hair: "bob",
    hairColor: hairs.sand,
    outfit: "cardigan",
    color: sales,
    older: true,
    glasses: true,
  },
  "amir-haddad": {
    skin: skins.tan,
    hair: "short",
    hairColor: hairs.black,
    outfit: "polo",
    color: sales,
    beard: "short",
  },
  "june-castellano": {
    skin: skins.olive,
    hair: "ponytail",
    hairColor: hairs.brown,
    outfit: "polo",
    color: sales,
  },
};
