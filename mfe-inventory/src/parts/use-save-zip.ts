import { readZip } from "@forecourt/domain/read-zip";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { useUpdateVisitor, useVisitorStore } from "@forecourt/remote-kit/visitor";
import { useCallback } from "react";

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
      if (zip === null || zip === before) return;
      hasState(zip).then(
        (isKnown) => isKnown && update({ locationAddress: zip }),
        (error: unknown) => console.warn("the ZIP code is not saved", error),
      );
    },
    [store, update],
  );
}

/** The table of ZIP codes is loaded by those who type one. */
async function hasState(zip: string): Promise<boolean> {
  const { stateOfZip } = await import(/* webpackChunkName: "zip" */ "@forecourt/domain/zip");
  return stateOfZip(zip) !== null;
}
