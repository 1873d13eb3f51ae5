/** The contrast that WCAG 2.2 (1.4.3) requires for text of normal size. */
export const requiredContrast = 4.5;

/** WCAG's contrast ratio of two `#rrggbb` colors, 1 to 21. */
export function contrast(left: string, right: string): number {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The color nearest to `color` with the required contrast to `other`, mixed with as little black or
 * white as possible. `color` itself when it passes; null when neither passes, which no `other`
 * causes.
 */
export function nearestPassing(color: string, other: string): string | null {
  for (let share = 0; share <= 255; share++) {
    const darker = mix(color, 0, share / 255);
    if (contrast(darker, other) >= requiredContrast) return darker;
    const lighter = mix(color, 255, share / 255);
    if (contrast(lighter, other) >= requiredContrast) return lighter;
  }
  return null;
}

function mix(color: string, towards: number, share: number): string {
  const mixed = channels(color).map((value) => Math.round(value + (towards - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
