import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { type ReactNode, useState } from "react";
import { ConsentLink } from "../consent/consent-link.tsx";
import type { PageState } from "../page-state.ts";
import styles from "./footer.module.css";

interface FooterEndProps {
  /** The area of the page. The service area advertises no vehicles. */
  area?: PageState["area"] | undefined;
  children?: ReactNode;
}

/** Legal links, privacy choices and fine print, which every page has. */
export function FooterEnd({ area, children }: FooterEndProps) {
  const { menu, name } = useSite();
  const t = useTexts();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div className={styles.end}>
      <ul className={styles.line}>
        {menu.footerLine.map((link) => (
          <li key={link.label} lang={link.language} data-document={link.language}>
            <a href={link.path} rel={link.rel} className={styles.link}>
              {link.label}
            </a>
          </li>
        ))}
        <ConsentLink className={styles.link} />
      </ul>
      {children}
      {area === "service" || <p className={styles.fine}>{t("frame.priceNote")}</p>}
      {/* The year may differ between server and browser at New Year. */}
      <p className={styles.fine} suppressHydrationWarning>
        {t("frame.copyright", { year, name })}
      </p>
    </div>
  );
}
