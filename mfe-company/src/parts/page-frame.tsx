import { useTexts } from "@forecourt/remote-kit/site-context";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs, type Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import type { ReactNode } from "react";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  /** Breadcrumbs of this page; null = the page has no parent. */
  trail: readonly Crumb[] | null;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page that begins with its breadcrumbs, title and lead. */
export function PageFrame({ trail, title, lead, children }: PageFrameProps) {
  const t = useTexts();
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          {trail && <Breadcrumbs trail={trail} label={t("articles.breadcrumb")} />}
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </PageWidth>
  );
}
