import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { CopyLinkButton } from "./copy-link-button.tsx";
import styles from "./resume-link.module.css";

interface ResumeLinkProps {
  title: string;
  text: string;
  path: string;
  labels: { label: string; copy: string; copied: string; notCopied: string };
  /** Shares the link by what the device has; missing = it can only be copied. */
  share?: { label: string; text: string };
}

/** A link to store or to send: a plain link, and with a script a field to copy it from. */
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

interface CopyFieldProps {
  url: string;
  labels: ResumeLinkProps["labels"];
  share: ResumeLinkProps["share"];
}

function CopyField({ url, labels, share }: CopyFieldProps) {
  const mayShare = share !== undefined && typeof navigator.share === "function";
  return (
    <div className={styles.copy}>
      <Field
        name="link"
        label={labels.label}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyLinkButton url={url} labels={labels} />
      {mayShare && (
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
