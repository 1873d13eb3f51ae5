import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { CopyLinkButton } from "./copy-link-button.tsx";
import styles from "./draft-page.module.css";

interface ResumeLinkProps {
  title: string;
  text: string;
  path: string;
  /** Label of the link. */
  label: string;
  t(name: `resume.${"copy" | "copied" | "notCopied"}`): string;
  /** Shares the link by what the device has; missing = it can only be copied. */
  share?: { label: string; text: string };
}

/** A link to store or to send: a plain link, and with a script a field to copy it from. */
export function ResumeLink({ title, text, path, ...field }: ResumeLinkProps) {
  const isHydrated = useHydrated();
  return (
    <section className={styles.resume}>
      <h2>{title}</h2>
      <p>{text}</p>
      {isHydrated ? (
        <CopyField url={location.origin + path} {...field} />
      ) : (
        <p>
          <a href={path} rel="nofollow">
            {field.label}
          </a>
        </p>
      )}
    </section>
  );
}

interface CopyFieldProps extends Pick<ResumeLinkProps, "label" | "t" | "share"> {
  url: string;
}

function CopyField({ url, label, t, share }: CopyFieldProps) {
  const labels = {
    copy: t("resume.copy"),
    copied: t("resume.copied"),
    notCopied: t("resume.notCopied"),
  };
  const mayShare = share !== undefined && typeof navigator.share === "function";
  return (
    <div className={styles.copy}>
      <Field
        name="link"
        label={label}
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
