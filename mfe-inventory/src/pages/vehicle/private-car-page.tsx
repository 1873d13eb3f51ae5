import { ButtonLink } from "@forecourt/ui/button";
import styles from "../../personal/unlock.module.css";
import { UnlockForm } from "../../personal/unlock-form.tsx";
import type { PrivateCarData } from "./private-car.ts";

/** In place of a private car: that it is one, and how to see it. */
export function PrivateCar({ data: { unlock, browse } }: { data: PrivateCarData }) {
  return (
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
  );
}
