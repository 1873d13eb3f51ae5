import { useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./alert-link.module.css";

interface AlertLinkProps {
  /** The form that signs up; null = the dealer sends no alerts. */
  href: string | null;
  about: "price" | "saved" | "search";
}

/** Leads to the form of mails about a car or a search. A page of its own, so that others load no script for it. */
export function AlertLink({ href, about }: AlertLinkProps) {
  const t = useTexts();
  if (href === null) return null;
  return (
    <a href={href} rel="nofollow" className={styles.link} data-icon>
      {t(`alerts.link.${about}`)}
    </a>
  );
}
