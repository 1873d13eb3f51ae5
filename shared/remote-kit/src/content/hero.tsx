import type { Hero as HeroContent } from "@forecourt/contracts/content-parts";
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

/** The top of a page: its offer and main action, with the page's car. */
export function Hero({ hero, level = 1, search }: HeroProps) {
  const { layout, badge, title, description, list, disclaimer, illustration, links, creditTerms } =
    hero;
  const heading = useId();
  const Heading = `h${level}` as const;
  const car = layout === "text-only" ? null : illustration;
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        styles.hero,
        car ? styles[layout] : styles["text-only"],
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
          {car && (
            <div className={styles.stage}>
              <div className={styles.car}>
                <VehicleIllustration body={car.bodyStyle} paint={car.color} alt="" bare />
              </div>
            </div>
          )}
        </div>
      </PageWidth>
    </section>
  );
}
