import { Notice } from "@forecourt/ui/elements/notice";
import { useEffect, useState } from "react";
import type { HoldData } from "./step-data.ts";

/**
 * Says until when the time is held, and after that, that it is not. Without a script the first sentence stays,
 * which says what happens, too.
 */
export function HoldNotice({ hold: { slot, held, ended, leftMs } }: { hold: HoldData }) {
  const [isHeld, setIsHeld] = useState(leftMs > 0);
  useEffect(() => {
    if (leftMs <= 0) return undefined;
    // Counted from here: the visitor's clock may be wrong.
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
