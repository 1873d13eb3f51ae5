import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { classNames } from "../class-names.ts";
import type { ShownToast, ToastSeverity, ToastStore } from "./toast-store.ts";
import styles from "./toasts.module.css";
import { useToastPause } from "./use-toast-pause.ts";
import { useToastTimer } from "./use-toast-timer.ts";

/** Announced at once, whatever a screen reader is reading. */
const urgent: readonly ToastSeverity[] = ["warn", "error"];

interface ToastsProps {
  store: ToastStore;
  labels: { region: string; dismiss: string };
  /** Milliseconds that a message is shown. */
  lifeMs?: number;
}

const noToasts: readonly ShownToast[] = [];

/**
 * The messages of `store`. Both live regions exist before the first message, which would not be
 * announced otherwise. A message stays while it is hovered or focused. Of several regions, such as that of the
 * page and that of a dialog, the current one alone is a landmark.
 */
export function Toasts({ store, labels, lifeMs = 5000 }: ToastsProps) {
  const id = useId();
  const listRef = useRef<HTMLElement>(null);
  const { isPaused, events, leave } = useToastPause(listRef);
  const all = useSyncExternalStore(store.subscribe, store.all, () => noToasts);
  const region = useSyncExternalStore(store.subscribe, store.region, () => null);
  useEffect(() => store.openRegion(id), [store, id]);
  const isCurrent = region === id;
  const here = isCurrent ? all : noToasts;
  const draw = (toasts: readonly ShownToast[]) =>
    toasts.map((toast) => (
      <ToastLine
        key={toast.id}
        toast={toast}
        lifeMs={lifeMs}
        isPaused={isPaused}
        dismissLabel={labels.dismiss}
        onLeave={leave}
        onDismiss={() => store.dismiss(toast.id)}
      />
    ));
  return (
    <section
      ref={listRef}
      className={styles.place}
      aria-label={isCurrent ? labels.region : undefined}
      {...events}
    >
      <div className={styles.list} aria-live="assertive" aria-relevant="additions">
        {draw(here.filter(({ severity }) => urgent.includes(severity)))}
      </div>
      <div className={styles.list} aria-live="polite" aria-relevant="additions">
        {draw(here.filter(({ severity }) => !urgent.includes(severity)))}
      </div>
    </section>
  );
}

interface ToastLineProps {
  toast: ShownToast;
  lifeMs: number;
  isPaused: boolean;
  dismissLabel: string;
  onLeave(line: HTMLElement): void;
  onDismiss(): void;
}

function ToastLine({ toast, lifeMs, isPaused, dismissLabel, onLeave, onDismiss }: ToastLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (line.current) onLeave(line.current);
    onDismiss();
  };
  useToastTimer(lifeMs, isPaused, onDismiss);
  return (
    <div ref={line} className={classNames(styles.toast, styles[toast.severity])}>
      <span className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        onClick={dismiss}
        onKeyDown={({ key }) => {
          if (key === "Escape") dismiss();
        }}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
