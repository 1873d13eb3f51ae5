import { renderToString } from "react-dom/server";
import type { GalleryProps } from "./build-gallery.ts";
import { Gallery } from "./gallery.tsx";
import { loadPageParts } from "./page-parts.tsx";

export { loadPageParts };

export function render(props: GalleryProps): string {
  return renderToString(<Gallery {...props} />);
}
