import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { StrictMode, useState } from "react";
import { Frame } from "../../shell/src/app/frame/frame.tsx";
import type { GalleryProps } from "./build-gallery.ts";
import { FailurePages } from "./failure-pages.tsx";
import { Pieces } from "./pieces.tsx";
import { SearchSample } from "./search-sample.tsx";
import { Showroom } from "./showroom.tsx";
import { VehicleSample } from "./vehicle-sample.tsx";
import "@forecourt/ui/styles/base.css";

/** Every piece, and the pages they make, in the frame. `?pending` shows the loading bar. */
export function Gallery({ site, path }: GalleryProps) {
  const pending = { now: () => path.includes("pending"), subscribe: () => () => undefined };
  const [visitor] = useState(() => createVisitorStore());
  return (
    <StrictMode>
      <SiteProvider site={site}>
        <VisitorProvider store={visitor}>
          <NavigationProvider value={{ path, pending, go: () => undefined }}>
            <Frame>
              <Page site={site} path={path.replace(/\?.*$/, "")} />
            </Frame>
          </NavigationProvider>
        </VisitorProvider>
      </SiteProvider>
    </StrictMode>
  );
}

function Page({ site, path }: GalleryProps) {
  if (path === "/") return <Pieces />;
  if (path === "/showroom") return <Showroom site={site} />;
  if (path.startsWith("/search"))
    return <SearchSample empty={path === "/search-empty"} site={site} />;
  if (path.startsWith("/vehicle-")) return <VehicleSample kind={path.slice(9)} site={site} />;
  return <FailurePages path={path} />;
}
