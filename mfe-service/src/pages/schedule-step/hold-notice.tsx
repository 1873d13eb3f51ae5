import { Notice } from "@forecourt/ui/elements/notice";
import { useEffect, useState } from "react";
import type { HoldData } from "./step-data.ts";

/**
 * States until when the selected time is held, or that the hold has ended. Without JavaScript the first text stays: it
 * also explains what happens when the hold ends.
 */
export function HoldNotice({ hold: { slot, held, ended, leftMs } }: { hold: HoldData }) {
  const [isHeld, setIsHeld] = useState(leftMs > 0);
  useEffect(() => {
    if (leftMs <= 0) return undefined;
    // Counts down instead of comparing times, because the visitor's clock may be wrong.
    const timer = setTimeout(() => setIsHeld(false), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);
  const { title, text } = isHeld ? held : ended;
  return (
    <div aria-live="polite">
      <Notice kind={isHeld ? "info" : "warning"} size="line" level={2} title={slot}>
        <p>{title}</p>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
