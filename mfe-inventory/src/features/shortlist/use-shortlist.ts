import { useConsent, useIsAllowed } from "@forecourt/remote-kit/consent";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { type ShortlistState, shortlistStore } from "./shortlist-store.ts";

/** A part of the shortlist; it is empty on the server and during hydration. */
export function useShortlist<T>(select: (state: ShortlistState) => T): T {
  const isAllowed = useConsent();
  const mayKeep = useIsAllowed("functional");
  useEffect(() => shortlistStore.connect(() => isAllowed("functional")), [isAllowed]);
  useEffect(() => shortlistStore.applyConsent(), [mayKeep]);
  return useStore(shortlistStore, select);
}
