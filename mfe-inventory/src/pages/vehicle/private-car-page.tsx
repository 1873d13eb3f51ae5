import { ButtonLink } from "@forecourt/ui/elements/button";
import styles from "../../personal/unlock.module.css";
import { UnlockOpener } from "../../personal/unlock-opener.tsx";
import type { PrivateCarData } from "./private-car.ts";

/** In place of a private car: that it is one, and how to see it. */
export function PrivateCar({ data: { unlock, browse } }: { data: PrivateCarData }) {
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
