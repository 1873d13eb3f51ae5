import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./chip.module.css";

interface ChipProps {
  href: string;
  children: ReactNode;
  /** The current choice. */
  current?: boolean;
  /** `nofollow` for a link to a page that search engines do not keep. */
  rel?: "nofollow" | undefined;
}

/** A choice as a small link. */
export function Chip({ href, children, current = false, rel }: ChipProps) {
  return (
    <a
      href={href}
      rel={rel}
      className={classNames(styles.chip, current && styles.current)}
      aria-current={current || undefined}
    >
      {children}
    </a>
  );
}

/** An applied filter; its link removes it. `label` is the link's accessible name, such as "Remove SUVs". */
export function RemovableChip({
  href,
  children,
  label,
}: {
  href: string;
  children: ReactNode;
  label: string;
}) {
  return (
    <a
      href={href}
      className={classNames(styles.chip, styles.removable)}
      aria-label={label}
      data-keep-scroll
    >
      {children}
      <X aria-hidden size={16} />
    </a>
  );
}
