import { classNames } from "@forecourt/ui/class-names";
import { Button } from "@forecourt/ui/elements/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import styles from "./print-button.module.css";

/** Prints the page. That needs a script; its place is reserved. */
export function PrintButton({ label }: { label: string }) {
  const isHydrated = useHydrated();
  return (
    <Button
      look="secondary"
      className={classNames(styles.button, !isHydrated && styles.hidden)}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  );
}
