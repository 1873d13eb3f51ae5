import type { Hero as HeroContent } from "@forecourt/contracts/content-parts";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import { classNames } from "@forecourt/ui/class-names";
import { PageWidth } from "@forecourt/ui/layout/section";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";
import { type ReactNode, useId } from "react";
import { CheckList } from "./check-list.tsx";
import { ClaimTerms } from "./claim-terms.tsx";
import { FinePrint } from "./fine-print.tsx";
import styles from "./hero.module.css";
import { LinkRow } from "./link-row.tsx";

interface HeroProps {
  hero: HeroContent;
  /** 1 where the hero's title is the page's title, else 2. */
  level?: 1 | 2;
  /** A search below the description. */
  search?: ReactNode;
}

/** The top of a page: its offer and main action, with the page's picture or car. */
export function Hero({ hero, level = 1, search }: HeroProps) {
  const { layout, badge, title, description, list, disclaimer, picture, links, creditTerms, lang } =
    hero;
  const heading = useId();
  const Heading = `h${level}` as const;
  const stage = layout === "text-only" ? null : stageOf(hero, level);
  return (
    <section
      lang={lang}
      aria-labelledby={heading}
      className={classNames(
        styles.hero,
        stage ? styles[layout] : styles["text-only"],
        search !== undefined && styles["with-search"],
      )}
    >
      <PageWidth>
        <div className={styles.inner}>
          <div className={styles.words}>
            <div className={styles.head}>
              {badge !== null && <p className={styles.badge}>{badge}</p>}
              <Heading id={heading} className={styles.title}>
                {title}
              </Heading>
            </div>
            <p className={styles.description}>{description}</p>
            {search}
            {list.length > 0 && (
              <div className={styles.details}>
                <CheckList items={list} />
              </div>
            )}
            <LinkRow links={links} main />
            {(disclaimer !== null || creditTerms) && (
              <div className={styles.details}>
                {disclaimer !== null && <FinePrint>{disclaimer}</FinePrint>}
                <ClaimTerms terms={creditTerms} />
              </div>
            )}
          </div>
          {stage && (
            <div className={classNames(styles.stage, picture && styles.photo)}>{stage}</div>
          )}
        </div>
      </PageWidth>
    </section>
  );
}

/** The dealer's picture, else a drawing; null = neither. Of several heroes the first alone is fetched at once. */
function stageOf({ picture, illustration }: HeroContent, level: 1 | 2): ReactNode {
  if (picture) {
    return (
      <img
        src={`${platformPaths.dealerAssets}/${picture.img}`}
        alt={picture.alt}
        className={styles.picture}
        loading={level === 1 ? "eager" : "lazy"}
        fetchPriority={level === 1 ? "high" : "auto"}
      />
    );
  }
  return (
    illustration && (
      <div className={styles.car}>
        <VehicleIllustration body={illustration.bodyStyle} paint={illustration.color} alt="" bare />
      </div>
    )
  );
}
