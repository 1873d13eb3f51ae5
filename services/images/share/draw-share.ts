import { sharePictureSize } from "@forecourt/contracts/share-picture";
import { fitLines } from "./fit-lines.ts";
import type { FontRenderer, Weight } from "./font-renderer.ts";
import type { ShareText } from "./share-text.ts";

/** How the picture looks. */
export interface ShareLook {
  letters: FontRenderer;
  /** The drawing beside the words, 640 × 360; null = a coupon. */
  drawing: string | null;
  /** The dealer's icon as a data URL; null = none. */
  icon: string | null;
  /** The dealer's name. */
  name: string;
  /** Colors as #rrggbb; their contrast was checked when the configuration was loaded. */
  brand: string;
  onBrand: string;
}

const { width, height } = sharePictureSize;
/** The panel of the words, and their edges. */
const panel = { width: 590, left: 56, right: 40 };
const roomForWords = panel.width - panel.left - panel.right;
const top = 92;
const foot = 556;

interface Paragraph {
  text: string;
  weight: Weight;
  sizes: readonly number[];
  maxLines: number;
  /** Height of a line, in heights of the font. */
  leading: number;
  /** Space above it. */
  gap: number;
}

/** The picture of a page: words on the dealer's color, a drawing or a coupon beside them. */
export function drawShare({ kicker, title, text, beside }: ShareText, look: ShareLook): string {
  const { brand, onBrand, drawing, letters } = look;
  const paragraphs: Paragraph[] = [
    { text: kicker ?? "", weight: "regular", sizes: [26, 22], maxLines: 2, leading: 1.3, gap: 0 },
    {
      text: title,
      weight: "bold",
      sizes: [66, 60, 54, 48, 42],
      maxLines: text === null ? 6 : 3,
      leading: 1.12,
      gap: 24,
    },
    {
      text: text ?? "",
      weight: "regular",
      sizes: [28, 26],
      maxLines: 5,
      leading: 1.35,
      gap: 26,
    },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#f5f7f9"/><stop offset=".72" stop-color="#e6ebef"/><stop offset=".72" stop-color="#d3dae0"/><stop offset="1" stop-color="#e4e9ed"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    drawing === null ? coupon(beside, look) : placed(drawing),
    `<rect width="${panel.width}" height="${height}" fill="${brand}"/>`,
    `<g fill="${onBrand}">${drawParagraphs(paragraphs, letters)}${footOf(look)}</g>`,
    "</svg>",
  ].join("\n");
}

function drawParagraphs(paragraphs: readonly Paragraph[], letters: FontRenderer): string {
  let y = top;
  return paragraphs
    .filter(({ text }) => text !== "")
    .map(({ text, weight, sizes, maxLines, leading, gap }) => {
      const { lines, size } = fitLines(text, {
        width: roomForWords,
        maxLines,
        sizes,
        widthOf: (line, tried) => letters.widthOf(line, tried, weight),
      });
      const first = y + gap + size * 0.8;
      y = first + (lines.length - 1) * size * leading + size * 0.25;
      return lines
        .map((line, index) =>
          letterPath(letters, line, { y: first + index * size * leading, size, weight }),
        )
        .join("");
    })
    .join("");
}

/** The dealer's icon and name. */
function footOf({ icon, name, letters }: ShareLook): string {
  const side = 52;
  const image =
    icon === null
      ? ""
      : `<rect x="${panel.left - 3}" y="${foot - side / 2 - 3}" width="${side + 6}" height="${side + 6}" rx="13"/><image x="${panel.left}" y="${foot - side / 2}" width="${side}" height="${side}" href="${icon}"/>`;
  const x = icon === null ? panel.left : panel.left + side + 20;
  const { lines, size } = fitLines(name, {
    width: panel.width - panel.right - x,
    maxLines: 1,
    sizes: [28, 25, 22],
    widthOf: (line, tried) => letters.widthOf(line, tried, "bold"),
  });
  const [line = ""] = lines;
  return image + letterPath(letters, line, { x, y: foot + size * 0.35, size, weight: "bold" });
}

function letterPath(
  letters: FontRenderer,
  text: string,
  { x = panel.left, y, size, weight }: { x?: number; y: number; size: number; weight: Weight },
): string {
  return `<path d="${letters.outlines(text, { x, y, size, weight })}"/>`;
}

/** A drawing on the wall's floor. */
function placed(drawing: string): string {
  const side = width - panel.width - 24;
  const inner = drawing.replace(/^<svg [^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const high = (side * 360) / 640;
  const floor = height * 0.72 + 44;
  const y = floor - high * (290 / 360);
  return `<svg x="${panel.width + 12}" y="${y.toFixed(1)}" width="${side}" height="${high.toFixed(1)}" viewBox="0 0 640 360">${inner}</svg>`;
}

/** A coupon with the amount that it saves. */
function coupon(beside: ShareText["beside"], { letters, brand }: ShareLook): string {
  const box = { x: panel.width + 65, y: 165, width: 480, height: 300 };
  const { lines, size } = fitLines("price" in beside ? beside.price : "", {
    width: box.width - 80,
    maxLines: 2,
    sizes: [104, 88, 72, 60, 48],
    widthOf: (line, tried) => letters.widthOf(line, tried, "bold"),
  });
  const middle = box.y + box.height / 2 - ((lines.length - 1) * size * 1.05) / 2 + size * 0.35;
  const price = lines.map((line, index) => {
    const x = box.x + (box.width - letters.widthOf(line, size, "bold")) / 2;
    return letterPath(letters, line, { x, y: middle + index * size * 1.05, size, weight: "bold" });
  });
  return [
    `<rect x="${box.x + 6}" y="${box.y + 14}" width="${box.width}" height="${box.height}" rx="22" fill="#000" fill-opacity=".12"/>`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="22" fill="#fff"/>`,
    `<rect x="${box.x + 18}" y="${box.y + 18}" width="${box.width - 36}" height="${box.height - 36}" rx="12" fill="none" stroke="${brand}" stroke-width="4" stroke-dasharray="14 10"/>`,
    `<g fill="${brand}">${price.join("")}</g>`,
  ].join("");
}
