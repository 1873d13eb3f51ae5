import { useConsent, useIsAllowed } from "@forecourt/remote-kit/consent";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { type ShortlistState, shortlistStore } from "./shortlist-store.ts";

/** A part of the visitor's garage; of an empty one on the server and in a browser's first render. */
export function useShortlist<T>(select: (state: ShortlistState) => T): T {
  const isAllowed = useConsent();
  const mayKeep = useIsAllowed("functional");
  useEffect(() => shortlistStore.connect(() => isAllowed("functional")), [isAllowed]);
  useEffect(() => shortlistStore.applyConsent(), [mayKeep]);
  return useStore(shortlistStore, select);
}
