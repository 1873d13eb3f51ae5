import { readFile } from "node:fs/promises";
import path from "node:path";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { drawShare } from "./draw-share.ts";
import { loadFontRenderer } from "./font-renderer.ts";
import type { ShareSubject } from "./share-subject.ts";
import { shareText } from "./share-text.ts";

interface ShareDeps {
  dealers: Pick<DealerWatch, "current">;
  /** Epoch ms. */
  now: () => number;
}

/** Types of icons that are drawn; others are left out. */
const iconTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/** Draws the picture of a page with the dealer's name, colors and icon, as SVG. */
export function createShareDrawing({ dealers, now }: ShareDeps) {
  return async (dealerId: string, subject: ShareSubject): Promise<string> => {
    const current = dealers.current();
    const words = shareText(current, dealerId, { subject, now: new Date(now()) });
    const { theme, logos, site } = current.config({ dealerId, storeId: null });
    const [letters, drawing, icon] = await Promise.all([
      loadFontRenderer(),
      "topic" in words.beside ? readDrawing(words.beside.topic) : null,
      readIcon(logos.icon === null ? null : current.asset(dealerId, logos.icon)),
    ]);
    const { brand, onBrand } = theme;
    return drawShare(words, { letters, drawing, icon, name: site.name, brand, onBrand });
  };
}

/** The drawing of a topic, written by `tools/illustrations`. */
function readDrawing(topic: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, "drawings", `${topic}.svg`), "utf8");
}

/** An icon as a data URL; null without one. */
async function readIcon(icon: { file: string } | null): Promise<string | null> {
  const type = icon && iconTypes[path.extname(icon.file)];
  if (!icon || !type) return null;
  return `data:${type};base64,${(await readFile(icon.file)).toString("base64")}`;
}
