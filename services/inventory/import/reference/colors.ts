/** Colors for the illustration, by common words of color names. */
const colors: Readonly<Record<string, string>> = {
  black: "#1c1d20",
  ebony: "#1c1d20",
  white: "#f2f2ef",
  silver: "#c3c6c9",
  gray: "#7c8085",
  grey: "#7c8085",
  charcoal: "#46494d",
  graphite: "#54575b",
  red: "#a5232b",
  ruby: "#8c1d28",
  burgundy: "#5b1a26",
  maroon: "#5b1a26",
  blue: "#27508c",
  navy: "#1d2f55",
  green: "#2f5b45",
  brown: "#5d4634",
  bronze: "#6f5a44",
  beige: "#cfc3ab",
  tan: "#b9a27f",
  champagne: "#d3c6ab",
  gold: "#b99b5c",
  yellow: "#e3bb2d",
  orange: "#d2692a",
  copper: "#9c5a38",
  purple: "#51386b",
};

/**
 * The hex code for a color name; null if unknown ("Ice Cap"). The last word wins: "Pearl White", "Black
 * Cherry Red". Text after "with" or "/" describes the roof.
 */
export function hexOfColorName(name: string): string | null {
  const words =
    name
      .toLowerCase()
      .split(/\/|\bwith\b|\bw\//, 1)[0]
      ?.match(/[a-z]+/g) ?? [];
  for (const word of words.reverse()) {
    if (Object.hasOwn(colors, word)) return colors[word] ?? null;
  }
  return null;
}
