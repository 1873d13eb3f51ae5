import type { Toast } from "@forecourt/ui/toasts/toast-store";
import { type ComponentType, createContext, type ReactNode, use } from "react";

/** Short messages at the edge of the window; see `useToasts`. */
export interface Toasts {
  /** Says `text`, for five seconds, and longer while it is pointed at. */
  show(toast: Toast): void;
  /** Where messages are drawn: in the frame, and in a modal dialog while one is open. */
  Region: ComponentType;
}

const Context = createContext<Toasts | null>(null);

/** Only the shell renders this. */
export function ToastsProvider({ value, children }: { value: Toasts; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** Says how something went. Throws outside of the shell's frame. */
export function useToasts(): Toasts {
  const toasts = use(Context);
  if (!toasts) throw new Error("useToasts: no ToastsProvider above this component");
  return toasts;
}
