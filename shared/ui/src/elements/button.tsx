import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

interface ButtonLook {
  /** `primary`: the one main action of a view; `secondary`: outlined; `quiet`: text only. */
  look?: "primary" | "secondary" | "quiet";
  size?: "medium" | "large";
  /** Full width of its container. */
  wide?: boolean;
}

/** A button of at least 44 px; `type` defaults to "button". */
export function Button({
  look,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return (
    <button type="button" {...rest} className={buttonClass({ look, size, wide }, className)} />
  );
}

/** A link that looks like a button: it navigates, while `Button` acts. */
export function ButtonLink(props: ButtonLook & ComponentProps<"a">) {
  const { look, size, wide, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ look, size, wide }, className)}>
      {children}
    </a>
  );
}

function buttonClass(
  {
    look = "primary",
    size = "medium",
    wide = false,
  }: { [K in keyof ButtonLook]: ButtonLook[K] | undefined },
  own: string | undefined,
): string {
  return classNames(styles.button, styles[look], styles[size], wide && styles.wide, own);
}
