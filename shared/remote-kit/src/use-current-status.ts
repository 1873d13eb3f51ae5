import type { StoreStatus } from "@forecourt/contracts/site-store";
import { useEffect, useState } from "react";
import { currentStatus } from "./current-store-status.ts";

const minuteMs = 60_000;

/** The longest delay of a browser's timer, some 24 days. */
const maxDelayMs = 2 ** 31 - 1;

/**
 * Current opening status of a store, also while the page stays open. The document and its hydration have the first
 * status, which was current when it was rendered; the browser's clock decides from then on.
 */
export function useCurrentStatus(statuses: readonly StoreStatus[]): string | null {
  const [status, setStatus] = useState(statuses[0]?.[0] ?? null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const now = Date.now();
      setStatus(currentStatus(statuses, now));
      const next = statuses.find(([, until]) => until !== null && until * minuteMs > now);
      if (next) timer = setTimeout(update, Math.min(Number(next[1]) * minuteMs - now, maxDelayMs));
    };
    update();
    return () => clearTimeout(timer);
  }, [statuses]);
  return status;
}
