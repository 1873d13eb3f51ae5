import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { useEffect, useState } from "react";
import { loadFinishedPopups, onFinishedInOtherTab, saveFinishedPopups } from "./finished-popups.ts";

/**
 * The finished pop-ups: completed or removed permanently. They are stored and synchronized between
 * tabs while the visitor allows functional storage; otherwise they last as long as the document.
 */
export function useFinishedPopups() {
  const mayStore = useIsAllowed("functional");
  const [finished, setFinished] = useState<readonly string[]>(() =>
    mayStore ? loadFinishedPopups(window) : [],
  );
  useEffect(() => {
    if (mayStore && finished.length > 0) saveFinishedPopups(window, finished);
  }, [mayStore, finished]);
  useEffect(() => {
    if (!mayStore) return;
    return onFinishedInOtherTab(window, (ids) =>
      setFinished((before) => [...new Set([...before, ...ids])]),
    );
  }, [mayStore]);
  return { finished, finish: (id: string) => setFinished((before) => [...before, id]) };
}
