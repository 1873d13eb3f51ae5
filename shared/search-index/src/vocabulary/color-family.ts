import type { ColorFamily } from "@forecourt/contracts/areas/inventory/vehicle-features";

/** Plain color words. They take precedence over other words of a color name. */
const plain: Readonly<Record<string, ColorFamily>> = {
  black: "black",
  nero: "black",
  noir: "black",
  white: "white",
  bianco: "white",
  gray: "gray",
  grey: "gray",
  grigio: "gray",
  silver: "silver",
  blue: "blue",
  blu: "blue",
  navy: "blue",
  red: "red",
  rosso: "red",
  green: "green",
  brown: "brown",
  beige: "beige",
  tan: "beige",
  gold: "gold",
  orange: "orange",
  yellow: "yellow",
  purple: "purple",
};

/** Marketing names of colors. */
const fancy: Readonly<Record<ColorFamily, string>> = {
  black: "ebony onyx obsidian jet raven caviar nocturnal carbon phantom tuxedo midnight nightfall",
  white: "ivory snow snowflake chalk blizzard ice frost alabaster oxygen halo porcelain windchill",
  gray: "charcoal graphite gun gunmetal anvil granite magnetic magnetite slate steel cement titanium tungsten pewter smoke ash asphalt pavement underground shadow flint stone graystone osmium celestite gravity galvanized",
  silver: "platinum ingot aluminum billet quicksilver mercury sterling nickel iridium chrome",
  blue: "blueprint indigo sapphire cobalt azure aqua turquoise teal denim cyan",
  red: "ruby burgundy maroon crimson scarlet cherry garnet claret sangria merlot cranberry cardinal lava bordeaux redwood rouge bred",
  green: "olive lime cypress emerald sage jade hunter forest moss ivy evergreen",
  brown:
    "mocha chocolate espresso coffee java cappuccino cocoa saddle chestnut walnut mahogany nougat cognac sepia auburn nutmeg teak roast tartufo brandy caramel hazelnut",
  beige:
    "cream sand sandstone parchment cashmere almond khaki champagne oyster shale camel wheat linen ecru birch dune blond blonde taupe latte buckskin mesquite cirrus macchiato",
  gold: "golden",
  orange: "copper bronze inferno tangerine terracotta amber octane mango ginger",
  yellow: "lemon mustard canary",
  purple: "violet plum amethyst eggplant lavender mulberry aubergine",
};

/** Words that decide only if nothing else does: nearly every color named "pearl" is white. */
const vague: Readonly<Record<string, ColorFamily>> = {
  pearl: "white",
  metal: "gray",
  storm: "gray",
  lunar: "gray",
  moon: "silver",
};

const fancyWords = new Map(
  Object.entries(fancy).flatMap(([family, words]) =>
    words.split(" ").map((word): [string, ColorFamily] => [word, family as ColorFamily]),
  ),
);

/**
 * The color family of an exterior or interior color: by name, else by `#rrggbb`; null if neither decides.
 * The last plain word wins ("Black Cherry Red" is red), then the first marketing name ("Platinum
 * Graphite" is silver). Text after "with" or "/" describes the roof or an accent and is ignored.
 */
export function colorFamily(name: string | null, hex: string | null): ColorFamily | null {
  const words = (name ?? "")
    .toLowerCase()
    .split(/\/|\bwith\b|\bw\//, 1)
    .flatMap((first) => first.match(/\p{L}+/gu) ?? []);
  return (
    words.map((word) => own(plain, word)).findLast((family) => family !== null) ??
    words.map((word) => fancyWords.get(word)).find((family) => family !== undefined) ??
    (hex === null ? null : familyOfHex(hex)) ??
    words.map((word) => own(vague, word)).find((family) => family !== null) ??
    null
  );
}

function own(words: Readonly<Record<string, ColorFamily>>, word: string): ColorFamily | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

/**
 * By lightness if saturation is low, else by hue. Thresholds fit car paints, which are dark and muted.
 */
function familyOfHex(hex: string): ColorFamily | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < 0x30) return "black";
  if (range < 0x18 || range / most < 0.16) return neutral(most);
  return ofHue(hueOf({ red, green, blue }, most, range), most);
}

function neutral(lightness: number): ColorFamily {
  if (lightness >= 0xe4) return "white";
  return lightness >= 0xa8 ? "silver" : "gray";
}

interface Rgb {
  red: number;
  green: number;
  blue: number;
}

/** Hue in degrees, 0 to 360. */
function hueOf({ red, green, blue }: Rgb, most: number, range: number): number {
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}

function ofHue(hue: number, lightness: number): ColorFamily {
  if (hue < 14 || hue >= 335) return "red";
  if (hue < 42) {
    if (lightness < 0x90) return "brown";
    return lightness >= 0xd0 && hue < 36 ? "orange" : "beige";
  }
  if (hue < 70) return lightness >= 0xc0 ? "yellow" : "gold";
  if (hue < 170) return "green";
  return hue < 262 ? "blue" : "purple";
}
