import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { useEffect } from "react";

/** Saves the visitor's buyer preferences, if they allow it, so that they can continue another day. */
export function useSavePreferences(terms: BuyerPreferences): void {
  const update = useUpdateVisitor();
  useEffect(() => update({ terms }), [update, terms]);
}
