import type { Photo } from "@forecourt/contracts/areas/trade/photos";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import styles from "./photos.module.css";

interface PhotoListProps {
  photos: readonly Photo[];
  /** Path of the photos on the service. */
  path: string;
  /** Path to which the form returns without JavaScript. */
  page: string;
  onRemove(id: string): void;
}

/** Thumbnails, each a link to the photo with a button that removes it. */
export function PhotoList({ photos, path, page, onRemove }: PhotoListProps) {
  const t = useTexts();
  if (photos.length === 0) return null;
  return (
    <ul className={styles.list}>
      {photos.map(({ id, position, width, height }) => (
        <li key={id} className={styles.photo}>
          <a href={`${path}/${id}/large.jpg`}>
            <img
              className={styles.picture}
              src={`${path}/${id}/thumbnail.jpg`}
              alt={t("trade.photos.alt", { position: String(position) })}
              width={width}
              height={height}
              loading="lazy"
            />
          </a>
          <form
            action={`${path}/${id}/removal`}
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              onRemove(id);
            }}
          >
            <input type="hidden" name="page" value={page} />
            <Button
              type="submit"
              look="quiet"
              aria-label={t("trade.photos.remove.label", { position: String(position) })}
            >
              {t("trade.photos.remove")}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
