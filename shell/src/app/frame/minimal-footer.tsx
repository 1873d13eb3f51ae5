import { memo } from "react";
import styles from "./footer.module.css";
import { FooterEnd } from "./footer-end.tsx";
import { StoreAddress } from "./store-address.tsx";

/** The footer of a page with one task: address, legal links and fine print. */
export const MinimalFooter = memo(function MinimalFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.minimal}>
        <StoreAddress />
        <FooterEnd />
      </div>
    </footer>
  );
});
