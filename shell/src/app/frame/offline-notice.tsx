import { useTexts } from "@forecourt/remote-kit/site-context";
import { useSyncExternalStore } from "react";
import type { ClientNavigation, NavigationStatus } from "../client-navigation.ts";
import styles from "./offline-notice.module.css";

const initialStatus: NavigationStatus = "idle";

/**
 * A notice at the bottom after a navigation without a network response, with a button to retry. On phones, toasts are
 * placed above `data-bottom-notice`.
 */
export function OfflineNotice({ client }: { client: ClientNavigation }) {
  const t = useTexts();
  const status = useSyncExternalStore(client.subscribe, client.status, () => initialStatus);
  const unreachable = typeof status === "object" ? status.unreachable : null;
  return (
    <div role="alert" className={styles.place}>
      {unreachable !== null && (
        <p className={styles.notice} data-bottom-notice>
          {t("frame.offline")}
          <a href={unreachable} className={styles.retry} data-no-prefetch="">
            {t("error.retry")}
          </a>
        </p>
      )}
    </div>
  );
}
