import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { useEffect, useState } from "react";
import { loadFinishedPopups, onFinishedInOtherTab, saveFinishedPopups } from "./finished-popups.ts";

/**
 * Which pop-ups are done or removed for good. Kept where the visitor allows functional storage, also
 * when he does so later, and heard of from other windows; else known for as long as the document.
 */
export function useFinishedPopups() {
  const mayKeep = useIsAllowed("functional");
  const [finished, setFinished] = useState<readonly string[]>(() =>
    mayKeep ? loadFinishedPopups(window) : [],
  );
  useEffect(() => {
    if (mayKeep && finished.length > 0) saveFinishedPopups(window, finished);
  }, [mayKeep, finished]);
  useEffect(() => {
    if (!mayKeep) return;
    return onFinishedInOtherTab(window, (ids) =>
      setFinished((before) => [...new Set([...before, ...ids])]),
    );
  }, [mayKeep]);
  return { finished, finish: (id: string) => setFinished((before) => [...before, id]) };
}
