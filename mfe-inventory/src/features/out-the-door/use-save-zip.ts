import { readZip, stateOfZip } from "@forecourt/domain/zip";
import { useUpdateVisitor, useVisitorStore } from "@forecourt/remote-kit/visitor";
import { useCallback } from "react";
import { zipOfAddress } from "../../parts/zip-of-address.ts";

/**
 * Notes the ZIP code that a visitor typed as the place where he is, so that he is asked for it once.
 * One that no state has is a slip and changes nothing; an emptied field takes his ZIP code back.
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
