import { ButtonLink } from "@forecourt/ui/button";
import { PageWidth } from "@forecourt/ui/section";
import styles from "../../personal/unlock.module.css";
import { UnlockForm } from "../../personal/unlock-form.tsx";
import type { UnlockPageData } from "./unlock-page-data.ts";

/** The form that unlocks the private inventory; what is unlocked is shown where the visitor came from. */
export function Page({ data: { unlock, browse } }: { data: UnlockPageData }) {
  return (
    <PageWidth>
      <div className={styles.private}>
        <div>
          <h1>{unlock.title}</h1>
          <p className={styles.body}>{unlock.body}</p>
        </div>
        <UnlockForm data={unlock} />
        <p>
          <ButtonLink href={browse.href} look="quiet">
            {browse.label}
          </ButtonLink>
        </p>
      </div>
    </PageWidth>
  );
}
