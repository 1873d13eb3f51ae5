import { useTexts } from "@forecourt/remote-kit/site-context";
import type { VehicleData } from "./vehicle-data.ts";
import styles from "./vehicle-description.module.css";

/** The dealer's description of the car. */
export function VehicleDescription({
  description: { first, rest, lang },
}: {
  description: NonNullable<VehicleData["description"]>;
}) {
  const t = useTexts();
  return (
    <div className={styles.description}>
      <Paragraphs paragraphs={first} lang={lang} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{t("vehicle.description.more")}</summary>
          <Paragraphs paragraphs={rest} lang={lang} />
        </details>
      )}
    </div>
  );
}

function Paragraphs({
  paragraphs,
  lang,
}: {
  paragraphs: readonly string[];
  lang: string | undefined;
}) {
  // Two paragraphs may be equal.
  return paragraphs.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a car stay as they are
    <p key={index} lang={lang}>
      {text}
    </p>
  ));
}
