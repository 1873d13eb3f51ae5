import { PageWidth } from "@forecourt/ui/layout/section";
import styles from "../../features/unlock/unlock.module.css";
import { UnlockForm } from "../../features/unlock/unlock-form.tsx";
import type { UnlockPageData } from "./unlock-page-data.ts";

/** The form that unlocks early-access cars, for visitors without JavaScript. */
export function Page({ data: { unlock, browse } }: { data: UnlockPageData }) {
  return (
    <PageWidth>
      <div className={styles.private}>
        <div className={styles.head}>
          <h1>{unlock.title}</h1>
          <p className={styles.body}>{unlock.body}</p>
        </div>
        <UnlockForm data={unlock} />
        <p>
          <a href={browse.href} className={styles.browse}>
            {browse.label}
          </a>
        </p>
      </div>
    </PageWidth>
  );
}
