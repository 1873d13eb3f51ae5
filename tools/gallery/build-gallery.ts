import { createRequire } from "node:module";
import path from "node:path";
import type { SiteContext } from "@forecourt/contracts/site";
import { rspack } from "@rspack/core";
import { galleryConfig } from "./gallery-config.ts";

export interface GalleryProps {
  site: SiteContext;
  /** Requested path and query. */
  path: string;
}

export interface BuiltGallery {
  /** Folder with the files that the browser loads. */
  web: string;
  render(props: GalleryProps): string;
}

/** Builds the gallery for the browser and for this process, into `folder`. */
export async function buildGallery(folder: string): Promise<BuiltGallery> {
  const compiler = rspack([galleryConfig("web", folder), galleryConfig("server", folder)]);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  compiler.run((error, stats) => {
    if (error) reject(error);
    else if (!stats || stats.hasErrors()) {
      reject(new Error(stats?.toString({ all: false, errors: true }) ?? "no result"));
    } else resolve();
  });
  await promise;
  const { render, loadPageParts } = createRequire(import.meta.url)(
    path.join(folder, "server/gallery.cjs"),
  );
  await loadPageParts();
  return { web: path.join(folder, "web"), render };
}
