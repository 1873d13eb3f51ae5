import { consentFields, consentPath } from "@forecourt/contracts/visitor/consent-form";
import { useAllow } from "@forecourt/remote-kit/allow";
import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { Button } from "@forecourt/ui/elements/button";
import { type SubmitEvent, useState } from "react";
import styles from "./unlock.module.css";

interface AllowFunctionalCookiesProps {
  /** The explanation, the button, and the confirmation. */
  labels: { text: string; allow: string; allowed: string };
  /** Path of the page, to which the form returns without JavaScript. */
  here: string;
}

/**
 * Explains that functional cookies are off and allows them with one click: the form of the consent banner
 * with one more category. Renders nothing when they are allowed already.
 */
export function AllowFunctionalCookies({ labels, here }: AllowFunctionalCookiesProps) {
  const allow = useAllow();
  const isKept = useIsAllowed("functional");
  const allowed = useVisitor((visitor) => visitor.allowed) ?? [];
  const [wasPressed, setWasPressed] = useState(false);
  if (isKept && !wasPressed) return null;
  if (isKept) {
    // Take the focus of the button, which is gone.
    return (
      <output ref={focus} tabIndex={-1} className={styles.allowed}>
        {labels.allowed}
      </output>
    );
  }
  const press = (event: SubmitEvent) => {
    event.preventDefault();
    allow("functional");
    setWasPressed(true);
  };
  return (
    <form method="post" action={consentPath} className={styles.allow} onSubmit={press}>
      <input type="hidden" name={consentFields.back} value={here} />
      {[...allowed, "functional"].map((category) => (
        <input key={category} type="hidden" name={consentFields.category} value={category} />
      ))}
      <p>{labels.text}</p>
      <Button type="submit" look="secondary" name={consentFields.choice} value="save">
        {labels.allow}
      </Button>
    </form>
  );
}

function focus(line: HTMLElement | null): void {
  line?.focus({ preventScroll: true });
}
