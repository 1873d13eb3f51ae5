/**
 * The letters of nearly all pages: printable ASCII, the letters of Spanish and French names, and what our texts are set
 * with. A font has a file of these alone, which a page preloads, and a file of all letters, which browsers load only
 * for a page with another one.
 */
export const commonLetters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0©®°·½×–—‘’“”•…™−ÁÉÍÑÓÚÜáéíñóúü¿¡",
].join("");

/** The ranges of `@fontsource-variable`'s Latin files, as [first, last] code points. */
const latin: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const common = new Set(Array.from(commonLetters, (letter) => letter.codePointAt(0) ?? 0));
const others = latin
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
  .filter((code) => !common.has(code));

/**
 * The letters of either file as CSS's `unicode-range`. No letter is in both, so that a browser loads no file in vain.
 */
export const unicodeRanges = { common: rangesOf([...common]), others: rangesOf(others) };

function rangesOf(codes: number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(rangeText).join();
}

function rangeText([first, last]: [number, number]): string {
  return `U+${first.toString(16)}${last === first ? "" : `-${last.toString(16)}`}`;
}
