/** Contrast that WCAG 2.2 (1.4.3) asks of text of normal size. */
export const requiredContrast = 4.5;

/** WCAG's contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(left: string, right: string): number {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour nearest to `colour` that reaches the required contrast on `other`: mixed with as little
 * black or white as does it. `colour` itself when it passes; null when neither does, which no
 * `other` can bring about.
 */
export function nearestPassing(colour: string, other: string): string | null {
  for (let share = 0; share <= 255; share++) {
    const darker = mix(colour, 0, share / 255);
    if (contrast(darker, other) >= requiredContrast) return darker;
    const lighter = mix(colour, 255, share / 255);
    if (contrast(lighter, other) >= requiredContrast) return lighter;
  }
  return null;
}

function mix(colour: string, towards: number, share: number): string {
  const mixed = channels(colour).map((value) => Math.round(value + (towards - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
