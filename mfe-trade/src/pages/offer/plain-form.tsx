import { Button } from "@forecourt/ui/elements/button";
import type { ReactNode } from "react";
import type { FormButton } from "./offer-form-data.ts";
import styles from "./offer-page.module.css";

interface PlainFormProps {
  button: FormButton;
  look?: "primary" | "secondary";
  children?: ReactNode;
}

/** A button that sends a form. The browser follows the redirect, with and without a script. */
export function PlainForm({ button: { action, label }, look, children }: PlainFormProps) {
  return (
    <form method="post" action={action} className={styles.onScreen}>
      {children}
      <Button type="submit" {...(look && { look })}>
        {label}
      </Button>
    </form>
  );
}
