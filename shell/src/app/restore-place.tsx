import { useLayoutEffect, useRef } from "react";
import { type PagePlace, restorePlace } from "./page-place.ts";

/** Stands beside a page that Back has brought, and leaves it as it was left. */
export function RestorePlace({ place }: { place: PagePlace | undefined }) {
  const atFirst = useRef(place);
  useLayoutEffect(() => {
    const main = document.getElementById("main");
    if (main && atFirst.current) restorePlace(main, atFirst.current);
  }, []);
  return null;
}
