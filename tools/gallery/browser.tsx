import { hydrateRoot } from "react-dom/client";
import type { GalleryProps } from "./build-gallery.ts";
import { Gallery } from "./gallery.tsx";
import { loadPageParts } from "./page-parts.tsx";

const root = document.getElementById("root");
const data = document.getElementById("data")?.textContent;
await loadPageParts();
if (root && data) hydrateRoot(root, <Gallery {...(JSON.parse(data) as GalleryProps)} />);
