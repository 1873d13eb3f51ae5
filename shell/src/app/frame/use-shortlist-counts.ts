import {
  noShortlist,
  readShortlistCounts,
  type ShortlistCounts,
  shortlistEvent,
  shortlistKey,
} from "@forecourt/contracts/areas/inventory/shortlist-counts";
import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { startTransition, useEffect, useState } from "react";

/**
 * How many cars this browser has saved, and selected to compare: what is stored, as far as the visitor
 * allows it, then what the inventory area announces. Zero on the server, whose documents are shared.
 */
export function useShortlistCounts(): ShortlistCounts {
  const isAllowed = useIsAllowed("functional");
  const [counts, setCounts] = useState(noShortlist);
  useEffect(() => {
    const read = () => setCounts(isAllowed ? readShortlistCounts(localStorage) : noShortlist);
    const announced = (event: Event) => {
      // After the button that was pressed has shown its new state.
      if (event instanceof CustomEvent) startTransition(() => setCounts(event.detail));
    };
    const stored = ({ key }: StorageEvent) => {
      if (key === shortlistKey || key === null) read();
    };
    read();
    window.addEventListener(shortlistEvent, announced);
    window.addEventListener("storage", stored);
    return () => {
      window.removeEventListener(shortlistEvent, announced);
      window.removeEventListener("storage", stored);
    };
  }, [isAllowed]);
  return counts;
}
