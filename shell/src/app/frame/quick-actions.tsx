import type { SiteMenu } from "@forecourt/contracts/site-menu";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import CircleCheck from "lucide-react/icons/circle-check";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import { useFrameStore } from "./frame-store.tsx";
import styles from "./quick-actions.module.css";

const icons = { "pre-approval": CircleCheck, directions: MapPin, call: Phone } as const;

/**
 * The most frequent actions on a phone: pre-approval, directions, a call. Where no store is chosen, the city of the
 * main store is shown below the actions that lead to that store.
 */
export function QuickActions() {
  const { stores } = useSite();
  const { store, menu, named } = useFrameStore();
  const t = useTexts();
  return (
    <nav aria-label={t("frame.quickActions")}>
      <ul className={styles.actions}>
        {menu.mobile.map((item) => {
          const Icon = icons[item.action];
          return (
            <li key={item.action}>
              <a href={hrefOf(item, store)} rel={item.rel} className={styles.action}>
                <Icon size={24} strokeWidth={1.75} />
                {item.label}
                {!named && stores.length > 1 && item.path === null && (
                  <span className={styles.of}>{store.city}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function hrefOf({ action, path }: SiteMenu["mobile"][number], store: SiteStore): string {
  if (path !== null) return path;
  return action === "directions" ? store.map.url : `tel:${store.phone}`;
}
