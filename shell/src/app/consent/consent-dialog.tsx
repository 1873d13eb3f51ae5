import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { consentFields } from "@forecourt/contracts/visitor/consent-form";
import { type ConsentCategory, consentCategories } from "@forecourt/contracts/visitor/visitor";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { PlainDialog } from "@forecourt/ui/dialog/plain-dialog";
import { Button } from "@forecourt/ui/elements/button";
import type { RefObject } from "react";
import type { ConsentLanguage } from "./banner-url.ts";
import styles from "./consent-dialog.module.css";

interface ConsentDialogProps {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  language: ConsentLanguage;
}

/** The consent categories, as part of the banner's form. */
export function ConsentDialog({ id, ref, language }: ConsentDialogProps) {
  const t = useTexts();
  return (
    <PlainDialog
      id={id}
      ref={ref}
      title={t(`consent.${language}.settings`)}
      closeLabel={t(`consent.${language}.close`)}
      className={styles.dialog}
    >
      <ul className={styles.categories}>
        <li className={styles.category}>
          <p className={styles.name}>{t(`consent.${language}.essential`)}</p>
          <p className={styles.always}>{t(`consent.${language}.always`)}</p>
          <p className={styles.note}>{t(`consent.${language}.essentialNote`)}</p>
        </li>
        {consentCategories.map((category) => (
          <Category key={category} category={category} language={language} />
        ))}
      </ul>
      <Button type="submit" wide name={consentFields.choice} value="save">
        {t(`consent.${language}.save`)}
      </Button>
    </PlainDialog>
  );
}

/** On by default (specification); off when the browser sends a Global Privacy Control signal. */
function Category({
  category,
  language,
}: {
  category: ConsentCategory;
  language: ConsentLanguage;
}) {
  const t = useTexts();
  const isRefused = useVisitor(
    ({ globalPrivacyControl }) =>
      !isAllowed(category, { allowed: [category], hasAnswered: true, globalPrivacyControl }, 3),
  );
  const isOn = useVisitor(
    ({ hasAnswered, allowed }) => !hasAnswered || allowed?.includes(category),
  );
  return (
    <li className={styles.category}>
      <label className={styles.label}>
        <span className={styles.name}>{t(`consent.${language}.${category}`)}</span>
        <input
          // The input is uncontrolled; a changed consent mounts it again.
          key={`${isRefused} ${isOn}`}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          className={styles.switch}
          name={consentFields.category}
          value={category}
          defaultChecked={isOn && !isRefused}
          disabled={isRefused}
        />
      </label>
      {isRefused && <p className={styles.always}>{t(`consent.${language}.refused`)}</p>}
      <p className={styles.note}>{t(`consent.${language}.${category}Note`)}</p>
    </li>
  );
}
