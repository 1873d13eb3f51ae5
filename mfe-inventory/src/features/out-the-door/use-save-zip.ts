import { readZip, stateOfZip } from "@forecourt/domain/zip";
import { useUpdateVisitor, useVisitorStore } from "@forecourt/remote-kit/visitor";
import { useCallback } from "react";
import { zipOfAddress } from "../../parts/zip-of-address.ts";

/**
 * Saves the ZIP code that a visitor typed as their location, so that they are asked for it once. A code that
 * no state has is ignored; clearing the field removes the saved one.
 */
export function useSaveZip(): (typed: string) => void {
  const store = useVisitorStore();
  const update = useUpdateVisitor();
  return useCallback(
    (typed) => {
      const zip = readZip(typed);
      const before = zipOfAddress(store.getState().locationAddress);
      if (typed.trim() === "" && before !== null) update({ locationAddress: "" });
      if (zip === null || zip === before || stateOfZip(zip) === null) return;
      update({ locationAddress: zip });
    },
    [store, update],
  );
}
