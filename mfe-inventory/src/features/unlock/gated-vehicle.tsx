import { ButtonLink } from "@forecourt/ui/elements/button";
import type { GatedVehicleData } from "./gated-vehicle-page.ts";
import styles from "./unlock.module.css";
import { UnlockOpener } from "./unlock-opener.tsx";

/** Shown instead of an early-access car, with a form to unlock it. */
export function GatedVehicle({ data: { unlock, browse } }: { data: GatedVehicleData }) {
  return (
    <div className={styles.private}>
      <div className={styles.head}>
        <h1>{unlock.title}</h1>
        <p className={styles.body}>{unlock.body}</p>
      </div>
      <div className={styles.ways}>
        <UnlockOpener data={unlock} look="primary" />
        <ButtonLink href={browse.href} look="quiet">
          {browse.label}
        </ButtonLink>
      </div>
    </div>
  );
}
