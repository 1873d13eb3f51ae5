import type { TextKey } from "@forecourt/contracts/text-keys";
import { useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./alert-link.module.css";

interface AlertLinkProps {
  /** The form that signs up; null = the dealer sends no alerts. */
  href: string | null;
  label: Extract<TextKey, `alerts.link.${string}`>;
}

/** Leads to the form of mails about a car or a search. A page of its own, so that others load no script for it. */
export function AlertLink({ href, label }: AlertLinkProps) {
  const t = useTexts();
  if (href === null) return null;
  return (
    <a href={href} rel="nofollow" className={styles.link} data-icon>
      {t(label)}
    </a>
  );
}
