import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { memo } from "react";
import type { PageState } from "../page-state.ts";
import styles from "./footer.module.css";
import { FooterEnd } from "./footer-end.tsx";
import { FooterHours } from "./footer-hours.tsx";
import { FooterStores } from "./footer-stores.tsx";
import { useFrameStore } from "./frame-store.tsx";
import { StoreAddress } from "./store-address.tsx";

/** Menus, address, opening hours and fine print. */
export const Footer = memo(function Footer({ area }: { area?: PageState["area"] | undefined }) {
  const { menu } = useFrameStore();
  const t = useTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t("frame.footerNavigation")} className={styles.groups}>
          {menu.footer.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.label}>
                    <a href={link.path} rel={link.rel} className={styles.link}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.store}>
          <StoreAddress area={area} />
          <FooterHours area={area} />
        </div>
        <FooterStores />
        <FooterEnd area={area}>
          <Socials />
        </FooterEnd>
      </div>
    </footer>
  );
});

function Socials() {
  const { socials } = useSite();
  const t = useTexts();
  if (socials.length === 0) return null;
  return (
    <nav aria-label={t("frame.followUs")}>
      <ul className={styles.line}>
        {socials.map(({ name, url }) => (
          <li key={name}>
            <a href={url} className={styles.link} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
