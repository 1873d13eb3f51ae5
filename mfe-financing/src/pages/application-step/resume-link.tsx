import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useState } from "react";
import styles from "./application-step-page.module.css";

interface ResumeLinkProps {
  title: string;
  text: string;
  path: string;
  labels: { label: string; copy: string; copied: string };
  /** Shares the link by what the device has; missing = it can only be copied. */
  share?: { label: string; text: string };
}

/** A link of this application to store or to send: a plain link, and with a script a field to copy it from. */
export function ResumeLink({ title, text, path, labels, share }: ResumeLinkProps) {
  const isHydrated = useHydrated();
  return (
    <section className={styles.resume}>
      <h2>{title}</h2>
      <p>{text}</p>
      {isHydrated ? (
        <CopyField url={location.origin + path} labels={labels} share={share} />
      ) : (
        <p>
          <a href={path} rel="nofollow">
            {labels.label}
          </a>
        </p>
      )}
    </section>
  );
}

function CopyField({
  url,
  labels,
  share,
}: {
  url: string;
  labels: ResumeLinkProps["labels"];
  share: ResumeLinkProps["share"];
}) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  const maySend = share !== undefined && typeof navigator.share === "function";
  return (
    <div className={styles.copy}>
      <Field
        name="link"
        label={labels.label}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="secondary" onClick={() => void copy().catch(() => {})}>
        <span aria-live="polite">{isCopied ? labels.copied : labels.copy}</span>
      </Button>
      {maySend && (
        <Button
          look="secondary"
          onClick={() => void navigator.share({ text: share.text, url }).catch(() => {})}
        >
          {share.label}
        </Button>
      )}
    </div>
  );
}
