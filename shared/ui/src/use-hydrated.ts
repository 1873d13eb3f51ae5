import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True once the script answers: false on the server and while the browser takes the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
