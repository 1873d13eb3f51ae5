export type ToastSeverity = "info" | "success" | "warn" | "error" | "secondary" | "contrast";

/** A short message that goes away by itself. */
export interface Toast {
  severity: ToastSeverity;
  text: string;
}

export interface ShownToast extends Toast {
  id: number;
}

/** What is said right now, and where. A server makes one for every request, a browser one for its document. */
export interface ToastStore {
  show(toast: Toast): void;
  dismiss(id: number): void;
  /** Oldest first; the same list until something changes. */
  all(): readonly ShownToast[];
  /** Messages are drawn in the region that was opened last: a modal dialog hides what is outside of it. */
  openRegion(id: string): () => void;
  region(): string | null;
  subscribe(changed: () => void): () => void;
}

/** More at once would cover the page; the oldest go. */
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
      // What is said again begins anew instead of standing there twice.
      dismiss(({ severity, text }) => severity === toast.severity && text === toast.text);
      // What failed a moment ago has gone well now.
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
