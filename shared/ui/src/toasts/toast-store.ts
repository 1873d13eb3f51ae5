export type ToastSeverity = "info" | "success" | "warn" | "error" | "secondary" | "contrast";

/** A short message that disappears by itself. */
export interface Toast {
  severity: ToastSeverity;
  text: string;
}

export interface ShownToast extends Toast {
  id: number;
}

/**
 * The current messages and their regions. Created per request on a server and per document in a
 * browser.
 */
export interface ToastStore {
  show(toast: Toast): void;
  dismiss(id: number): void;
  /** Oldest first; the same array until something changes. */
  all(): readonly ShownToast[];
  /**
   * Messages are drawn in the region that was opened last, because a modal dialog hides everything
   * outside it.
   */
  openRegion(id: string): () => void;
  region(): string | null;
  subscribe(changed: () => void): () => void;
}

/** More messages would cover the page; the oldest are removed. */
const most = 4;

export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  let regions: readonly string[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const dismiss = (gone: (toast: ShownToast) => boolean) => {
    toasts = toasts.filter((toast) => !gone(toast));
  };
  return {
    show(toast) {
      // A repeated message starts again instead of appearing twice.
      dismiss(({ severity, text }) => severity === toast.severity && text === toast.text);
      // A success replaces the earlier failure of the same action.
      if (toast.severity === "success") dismiss(({ severity }) => severity === "error");
      lastId += 1;
      toasts = [...toasts, { ...toast, id: lastId }].slice(-most);
      changed();
    },
    dismiss(id) {
      dismiss((toast) => toast.id === id);
      changed();
    },
    all: () => toasts,
    openRegion(id) {
      regions = [...regions, id];
      changed();
      return () => {
        regions = regions.filter((region) => region !== id);
        changed();
      };
    },
    region: () => regions.at(-1) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
