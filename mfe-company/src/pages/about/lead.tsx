import type { About } from "@forecourt/contracts/areas/company/contracts";
import { maskPhone } from "@forecourt/domain/phone";
import { useSite } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { Portrait } from "../../parts/portrait.tsx";
import styles from "./lead.module.css";

/** Who answers for the store; initials stand in where there is no portrait. */
export function Lead({ lead }: { lead: NonNullable<About["lead"]> }) {
  const { phoneMasks } = useSite();
  const { fullName, title, phone, email, photo } = lead;
  return (
    <div className={styles.lead}>
      <Portrait fullName={fullName} photo={photo} />
      <div className={styles.words}>
        <p className={styles.name}>{fullName}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.ways}>
          {phone !== null && (
            <PhoneLink phone={phone}>{maskPhone(phone, phoneMasks.general)}</PhoneLink>
          )}
          {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </div>
    </div>
  );
}
