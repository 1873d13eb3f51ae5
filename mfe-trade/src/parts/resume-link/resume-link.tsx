import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useState } from "react";
import { type FormTexts, textOf } from "../appraisal-text.ts";
import styles from "./resume-link.module.css";

interface Resumed {
  labels: FormTexts;
  resume: { path: string; text: string };
}

/** The link by which an appraisal is resumed: a plain link, and with a script a field to copy it from. */
export function ResumeLink({ frame: { labels, resume } }: { frame: Resumed }) {
  const isHydrated = useHydrated();
  const t = textOf(labels);
  return (
    <section className={styles.resume}>
      <h2>{t("resume.title")}</h2>
      <p>{`${resume.text} ${t("resume.secret")}`}</p>
      {isHydrated ? (
        <CopyField url={location.origin + resume.path} labels={labels} />
      ) : (
        <p>
          <a href={resume.path} rel="nofollow">
            {t("resume.label")}
          </a>
        </p>
      )}
    </section>
  );
}

function CopyField({ url, labels }: { url: string; labels: FormTexts }) {
  const [isCopied, setIsCopied] = useState(false);
  const t = textOf(labels);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <div className={styles.copy}>
      <Field
        name="link"
        label={t("resume.label")}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="secondary" onClick={() => void copy().catch(() => {})}>
        <span aria-live="polite">{isCopied ? t("resume.copied") : t("resume.copy")}</span>
      </Button>
    </div>
  );
}
