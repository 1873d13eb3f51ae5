import { maskPhone } from "@forecourt/domain/phone";
import { useSite } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { EmailLink } from "../../parts/email-link.tsx";
import { Portrait } from "../../parts/portrait.tsx";
import type { AboutLead } from "./about-data.ts";
import styles from "./lead.module.css";

/** The person who leads the store; without a portrait, with their initials. */
export function StoreManager({ lead }: { lead: AboutLead }) {
  const { phoneMasks } = useSite();
  const { fullName, title, place, bio, phone, email, photo, href } = lead;
  return (
    <div className={styles.lead}>
      <Portrait fullName={fullName} photo={photo} size="large" lazy />
      <div className={styles.words}>
        <h3 className={styles.name}>{href === null ? fullName : <a href={href}>{fullName}</a>}</h3>
        <p>{title}</p>
        {place !== null && <p className={styles.place}>{place}</p>}
        {bio.map((paragraph) => (
          <p key={paragraph} className={styles.bio}>
            {paragraph}
          </p>
        ))}
        <p className={styles.ways}>
          {phone !== null && (
            <PhoneLink phone={phone}>{maskPhone(phone, phoneMasks.general)}</PhoneLink>
          )}
          {email !== null && <EmailLink address={email} />}
        </p>
      </div>
    </div>
  );
}
