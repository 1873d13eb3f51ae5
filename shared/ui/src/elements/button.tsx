import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

interface ButtonLook {
  /** `primary`: the one main action of a view; `secondary`: outlined; `quiet`: text alone. */
  look?: "primary" | "secondary" | "quiet";
  size?: "medium" | "large";
  /** As wide as its container. */
  wide?: boolean;
}

/** A button of at least 44 px; `type` is "button" unless it is to send a form. */
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

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
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
