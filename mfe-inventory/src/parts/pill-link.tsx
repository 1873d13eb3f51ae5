import { classNames } from "@forecourt/ui/class-names";
import type { ComponentProps } from "react";
import styles from "./pill-link.module.css";

interface PillLinkProps extends Omit<ComponentProps<"a">, "className"> {
  icon: "bell" | "share";
}

/** A small rounded link with an icon, for actions beside a title. It is not printed. */
export function PillLink({ icon, children, ...props }: PillLinkProps) {
  return (
    <a {...props} className={classNames(styles.pill, styles[icon])} data-icon>
      {children}
    </a>
  );
}
