import type { Toast } from "@forecourt/ui/toasts/toast-store";
import { type ComponentType, createContext, type ReactNode, use } from "react";

/** Short messages at the edge of the window; see `useToasts`. */
export interface Toasts {
  /** Shows `text` for five seconds, and longer while the pointer is over it. */
  show(toast: Toast): void;
  /** Where messages are shown: in the frame, or in a modal dialog while one is open. */
  Region: ComponentType;
}

const Context = createContext<Toasts | null>(null);

/** Only the shell renders this. */
export function ToastsProvider({ value, children }: { value: Toasts; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The same, for parts that can do without a message; null outside the shell's frame. */
export function useOptionalToasts(): Toasts | null {
  return use(Context);
}

/**
 * Shows a short message about the result of an action.
 * @throws Error outside the shell's frame.
 */
export function useToasts(): Toasts {
  const toasts = use(Context);
  if (!toasts) throw new Error("useToasts: no ToastsProvider above this component");
  return toasts;
}
