import { PhoneVerification } from "@forecourt/remote-kit/phone-verification";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { useId, useState } from "react";
import styles from "./verify-phone.module.css";

/** Offers to verify the visitor's phone; nothing for a verified one or without JavaScript. */
export function VerifyPhone() {
  const t = useTexts();
  const id = useId();
  const { phone, proven } = useVisitor();
  const digits = phone.replace(/\D/g, "").slice(-10);
  // A number that is verified on this page keeps the confirmation on screen.
  const [isDone] = useState(proven.phoneVerified !== null && proven.phoneVerified === digits);
  if (isDone) return null;
  return (
    <section aria-labelledby={id} className={styles.verify}>
      <h2 id={id} className={styles.title}>
        {t("phoneStep.title")}
      </h2>
      <p className={styles.why}>{t("phoneStep.why")}</p>
      <PhoneVerification known={phone} />
    </section>
  );
}
