import type { Card as CardContent } from "@forecourt/contracts/content-parts";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import styles from "./content-card.module.css";

interface ContentCardProps {
  card: CardContent;
  /** Heading level of the card's title within its page. */
  level: 2 | 3;
  /** An icon before the title. */
  icon?: ReactNode;
}

/** A card of a page's content; when it has a link, the whole card is clickable. */
export function ContentCard({ card, level, icon }: ContentCardProps) {
  const { title, description, link, lang } = card;
  const Heading = `h${level}` as const;
  return (
    <Card kind={link ? "link" : "plain"} lang={lang}>
      <div className={styles.head}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
      <p className={styles.text}>{description}</p>
      {link && (
        <p className={styles.link}>
          <CardLink href={link.href}>{link.label}</CardLink>
          <ArrowRight aria-hidden size={18} />
        </p>
      )}
    </Card>
  );
}
