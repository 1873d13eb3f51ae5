import type { GalleryProps } from "./build-gallery.ts";

/** Allows no inline style, like the site's own policy. */
export const policy =
  "default-src 'self'; style-src 'self' 'nonce-gallery'; script-src 'self'; img-src 'self' data:";

interface DocumentOptions {
  props: GalleryProps;
  markup: string;
  /** CSS variables over the dealer's own. */
  theme: Record<string, string>;
  script: boolean;
}

/** One page of the gallery, as the shell would send it. */
export function galleryDocument({ props, markup, theme, script }: DocumentOptions): string {
  const variables = Object.entries({ ...props.site.theme, ...theme })
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  const data = JSON.stringify(props).replaceAll("<", "\\u003c");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/gallery.css">`,
    `<style nonce="gallery">:root{${variables}}</style></head>`,
    `<body><div id="root">${markup}</div>`,
    script ? `<script type="application/json" id="data">${data}</script>` : "",
    script ? `<script src="/gallery.js"></script>` : "",
    `</body></html>`,
  ].join("");
}
