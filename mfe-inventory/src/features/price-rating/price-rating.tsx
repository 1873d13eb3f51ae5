import type { PriceRatingLevel } from "@forecourt/contracts/areas/inventory/price-rating";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";
import styles from "./price-rating.module.css";
import type { PriceRatingData, PriceScaleData } from "./price-rating-data.ts";

const tones: Record<PriceRatingLevel, string | undefined> = {
  great: styles.positive,
  good: styles.positive,
  fair: styles.plain,
  high: styles.warning,
};

/** How a price compares with similar cars, and the method; nothing without data. */
export function PriceRating({ data }: { data: PriceRatingData | null }) {
  const t = useTexts();
  if (data === null) return null;
  const tone = data.level === null ? styles.plain : tones[data.level];
  return (
    <section className={styles.rating} aria-labelledby="price-rating">
      <h2 id="price-rating" className={styles.title}>
        {t("priceRating.title")}
      </h2>
      <p className={styles.head}>
        <strong className={tone}>{data.headline}</strong>
        <span className={styles.summary}>{data.summary}</span>
      </p>
      {data.scale && <PriceScale scale={data.scale} />}
      {data.basis.length > 0 && <p className={styles.basis}>{data.basis.join(" ")}</p>}
      <div className={styles.method}>
        <Accordion>
          <AccordionItem title={t("priceRating.method")}>
            <ul className={styles.rules}>
              {data.method.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </AccordionItem>
        </Accordion>
      </div>
    </section>
  );
}

function PriceScale({ scale }: { scale: PriceScaleData }) {
  const { price, low, median, high, legend } = scale;
  return (
    <figure className={styles.scale}>
      <svg className={styles.line} width="100%" height="32" role="img" aria-label={scale.label}>
        <rect className={styles.rail} x="0" y="14" width="100%" height="4" rx="2" />
        <rect
          className={styles.half}
          x={`${low}%`}
          y="10"
          width={`${Math.max(high - low, 1)}%`}
          height="12"
        />
        <line className={styles.median} x1={`${median}%`} x2={`${median}%`} y1="6" y2="26" />
        <circle className={styles.price} cx={`${price}%`} cy="16" r="8" />
      </svg>
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={styles.keyPrice}>{legend.price}</span>
        <span className={styles.keyHalf}>{legend.half}</span>
        <span className={styles.keyMedian}>{legend.median}</span>
      </figcaption>
    </figure>
  );
}

/** Reserves the space of the rating until it is loaded. */
export function PriceRatingPlaceholder() {
  return <div className={styles.space} aria-hidden />;
}
