import { useEffect } from "react";

/** Opens the answer to which the address leads; a browser alone scrolls to its question. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      // The ids have nothing that an address escapes.
      const target = document.getElementById(location.hash.slice(1));
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
