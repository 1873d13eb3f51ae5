/** The segments of a digit: top, two upper, middle, two lower, bottom. */
const segments: Readonly<Record<string, string>> = {
  "0": "abcefg",
  "1": "cf",
  "2": "acdeg",
  "3": "acdfg",
  "4": "bcdf",
  "5": "abdfg",
  "6": "abdefg",
  "7": "acf",
  "8": "abcdefg",
  "9": "abcdfg",
};

const lines: Readonly<Record<string, string>> = {
  a: "M1 0H9",
  b: "M0 1V8",
  c: "M10 1V8",
  d: "M1 9H9",
  e: "M0 10V17",
  f: "M10 10V17",
  g: "M1 18H9",
};

interface Place {
  center: number;
  y: number;
  height: number;
  /** A longer number is drawn smaller. */
  maxWidth: number;
}

/**
 * A number in the segments of a display, drawn as lines: a machine that renders it may have no fonts.
 */
export function digits(text: string, place: Place, color: string): string {
  const steps = [...text].map((digit) => (digit === "," ? 6 : 15));
  const width = steps.reduce((sum, step) => sum + step, -5);
  const scale = Math.min(place.height / 18, place.maxWidth / width);
  const drawn = [...text].map((digit, index) => {
    const left = steps.slice(0, index).reduce((sum, step) => sum + step, 0);
    const marks = [...(segments[digit] ?? "")].map((name) => lines[name] ?? "");
    const d = digit === "," ? "M1 17L-1 22" : marks.join("");
    return `<path d="${d}" transform="translate(${left} 0)"/>`;
  });
  const left = place.center - (width * scale) / 2;
  return `<g transform="translate(${left} ${place.y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round">${drawn.join("")}</g>`;
}
