import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useId, useRef } from "react";
import { acceptedFormats } from "./accepted-formats.ts";
import styles from "./photos.module.css";

interface PhotoFormProps {
  /** Path of the photos on the service. */
  path: string;
  /** Path to which the form returns without JavaScript. */
  page: string;
  /** Name of the file input. */
  field: string;
  /** Photos of one appraisal. */
  max: number;
  isSending: boolean;
  onChosen(files: readonly File[]): Promise<void>;
}

/** Chosen photos are sent at once; without JavaScript there is a button. */
export function PhotoForm({ path, page, field, max, isSending, onChosen }: PhotoFormProps) {
  const t = useTexts();
  const isHydrated = useHydrated();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = () => {
    const chosen = input.current;
    if (!chosen?.files?.length) return;
    void onChosen([...chosen.files]).then(() => {
      chosen.value = "";
    });
  };
  return (
    <form
      className={styles.form}
      action={path}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        upload();
      }}
    >
      <input type="hidden" name="page" value={page} />
      <label className={styles.label}>
        {t("trade.photos.choose")}
        <input
          ref={input}
          className={styles.input}
          type="file"
          name={field}
          accept={acceptedFormats(isHydrated ? navigator.vendor : null)}
          multiple
          required
          aria-describedby={help}
          disabled={isSending}
          onChange={upload}
        />
      </label>
      <p className={styles.help} id={help}>
        {t("trade.photos.help", { max: String(max) })}
      </p>
      {!isHydrated && (
        <Button type="submit" look="secondary">
          {t("trade.photos.add")}
        </Button>
      )}
    </form>
  );
}
