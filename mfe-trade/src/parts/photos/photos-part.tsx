import { useTexts } from "@forecourt/remote-kit/site-context";
import { PhotoForm } from "./photo-form.tsx";
import { PhotoList } from "./photo-list.tsx";
import styles from "./photos.module.css";
import type { PhotosData } from "./photos-data.ts";
import { usePhotos } from "./use-photos.ts";

/** As `maxPhotos` of the contract, which has schemas beside it. */
const max = 12;

/** As `photosField`. */
const field = "photos";

/** Photos of the seller's car: add, see and remove. Without JavaScript a form and a button for each photo. */
export function PhotosPart({ data }: { data: PhotosData }) {
  const t = useTexts();
  const path = `/api/trade/appraisals/${data.token}/photos`;
  const { photos, problems, progress, add, remove } = usePhotos(data, path, field);
  const count = String(photos.length);
  return (
    <div className={styles.part} id="photos">
      <PhotoList photos={photos} path={path} page={data.page} onRemove={(id) => void remove(id)} />
      {problems.length > 0 && (
        <div className={styles.problems} role="alert">
          {problems.map((problem) => (
            <p key={problem}>{t(`trade.photos.fault.${problem}`)}</p>
          ))}
        </div>
      )}
      {photos.length < max && (
        <PhotoForm
          path={path}
          page={data.page}
          field={field}
          max={max}
          isSending={progress !== null}
          onChosen={add}
        />
      )}
      <p className={styles.status} aria-live="polite">
        {progress
          ? t("trade.photos.sending", {
              number: String(progress.number),
              count: String(progress.count),
            })
          : photos.length > 0 && t("trade.photos.count", { count, max: String(max) })}
      </p>
    </div>
  );
}
