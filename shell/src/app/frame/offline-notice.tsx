import { useTexts } from "@forecourt/remote-kit/site-context";
import { useSyncExternalStore } from "react";
import type { ClientNavigation, NavigationStatus } from "../client-navigation.ts";
import styles from "./offline-notice.module.css";

const atFirst: NavigationStatus = "idle";

/** At the lower edge, when the network gave no answer to a click: the page stays, and can be asked for again. */
export function OfflineNotice({ client }: { client: ClientNavigation }) {
  const t = useTexts();
  const status = useSyncExternalStore(client.subscribe, client.status, () => atFirst);
  const missed = typeof status === "object" ? status.unreachable : null;
  return (
    <div role="alert" className={styles.place}>
      {missed !== null && (
        <p className={styles.notice}>
          {t("frame.offline")}
          <a href={missed} className={styles.retry} data-no-prefetch="">
            {t("error.retry")}
          </a>
        </p>
      )}
    </div>
  );
}
