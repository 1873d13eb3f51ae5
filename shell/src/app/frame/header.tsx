import { memo } from "react";
import { CallLink } from "./call-link.tsx";
import styles from "./header.module.css";
import { HeaderMenus } from "./header-menus.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ShortlistLinks } from "./shortlist-links.tsx";
import { StoreMenu } from "./store-menu.tsx";

/** One row: logo, menus, store and phone; on small screens logo, call and menu. */
export const Header = memo(function Header({ area }: { area?: string | null | undefined }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <HeaderMenus />
        <div className={styles.right}>
          <HeaderSearch />
          <ShortlistLinks />
          <StoreMenu />
          <CallLink area={area} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
});
