import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import Phone from "lucide-react/icons/phone";
import { memo } from "react";
import styles from "./header.module.css";
import { HeaderMenus } from "./header-menus.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ShortlistLinks } from "./shortlist-links.tsx";
import { StoreMenu } from "./store-menu.tsx";

/** One row: logo, menus, store and phone; on small screens logo, call and menu. */
export const Header = memo(function Header() {
  const { store, phoneMasks } = useSite();
  const t = useTexts();
  const phone = maskPhone(store.phone, phoneMasks.general);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <HeaderMenus />
        <div className={styles.right}>
          <HeaderSearch />
          <ShortlistLinks />
          <StoreMenu />
          <PhoneLink phone={store.phone} label={t("frame.call", { phone })} className={styles.call}>
            <Phone size={20} />
            <span className={styles.number}>{phone}</span>
          </PhoneLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
});
