import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useId, useRef } from "react";
import { PhotoList } from "./photo-list.tsx";
import styles from "./photos.module.css";
import type { PhotosData } from "./photos-data.ts";
import { usePhotos } from "./use-photos.ts";

/** As `maxPhotos`, which has schemas beside it. */
const max = 12;

const field = "photos";

/** A phone converts HEIC to JPEG only for an input that does not accept HEIC. */
const accepted = "image/jpeg,image/png,image/webp";

/** Photos of the seller's car: add, see and remove. Without JavaScript a form and a button for each photo. */
export function PhotosPart({ data }: { data: PhotosData }) {
  const t = useTexts();
  const isHydrated = useHydrated();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const path = `/api/trade/appraisals/${data.token}/photos`;
  const { photos, problems, progress, add, remove } = usePhotos(data, path, field);
  const upload = () => {
    const chosen = input.current;
    if (!chosen?.files?.length) return;
    void add([...chosen.files]).then(() => {
      chosen.value = "";
    });
  };
  return (
    <div className={styles.part} id="photos">
      <PhotoList photos={photos} path={path} page={data.page} onRemove={(id) => void remove(id)} />
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{t(`trade.photos.fault.${problem}`)}</li>
          ))}
        </ul>
      )}
      {photos.length < max && (
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
          <input type="hidden" name="page" value={data.page} />
          <label className={styles.label}>
            {t("trade.photos.choose")}
            <input
              ref={input}
              className={styles.input}
              type="file"
              name={field}
              accept={accepted}
              multiple
              required
              aria-describedby={help}
              disabled={progress !== null}
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
      )}
      <p className={styles.status} aria-live="polite">
        {progress
          ? t("trade.photos.sending", {
              number: String(progress.number),
              count: String(progress.count),
            })
          : photos.length > 0 &&
            t("trade.photos.count", { count: String(photos.length), max: String(max) })}
      </p>
    </div>
  );
}
