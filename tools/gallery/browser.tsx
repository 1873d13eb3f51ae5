import { hydrateRoot } from "react-dom/client";
import type { GalleryProps } from "./build-gallery.ts";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
const data = document.getElementById("data")?.textContent;
if (root && data) hydrateRoot(root, <Gallery {...(JSON.parse(data) as GalleryProps)} />);
