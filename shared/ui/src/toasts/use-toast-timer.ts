import { useEffect, useRef } from "react";

/** Calls `end` after `lifeMs`; time during which `isPaused` does not count. */
export function useToastTimer(lifeMs: number, isPaused: boolean, end: () => void): void {
  const left = useRef(lifeMs);
  const ended = useRef(end);
  useEffect(() => {
    ended.current = end;
  });
  useEffect(() => {
    if (isPaused) return;
    const began = performance.now();
    const timer = setTimeout(() => ended.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isPaused]);
}
