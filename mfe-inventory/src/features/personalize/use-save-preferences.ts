import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { useUpdateVisitor } from "@forecourt/remote-kit/visitor";
import { useEffect } from "react";

/** Notes how the visitor buys, as far as he allows to keep anything, so that he can go on another day. */
export function useSavePreferences(terms: BuyerPreferences): void {
  const update = useUpdateVisitor();
  useEffect(() => update({ terms }), [update, terms]);
}
