import { CheckList } from "@forecourt/remote-kit/content/check-list";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { Section } from "@forecourt/ui/layout/section";
import styles from "./department-tabs.module.css";
import type { HomeData } from "./home-data.ts";
import { tabId, useTabs } from "./use-tabs.ts";

type Department = HomeData["departments"]["tabs"][number];

/** The departments, one at a time; in a wide window every panel has the height of the tallest, so nothing moves. */
export function DepartmentTabs({ departments: { title, tabs } }: Pick<HomeData, "departments">) {
  const { shown, tabProps } = useTabs(tabs.map(({ id }) => id));
  const live = shown !== null;
  if (tabs.length === 0) return null;
  return (
    <Section title={title}>
      <div className={styles.departments} data-live={live || undefined}>
        <div className={styles.tabs} {...(live ? { role: "tablist", "aria-label": title } : {})}>
          {tabs.map(({ id, label }) => (
            <a key={id} className={styles.tab} {...tabProps(id)}>
              {label}
            </a>
          ))}
        </div>
        <div className={styles.panels}>
          {tabs.map((tab) => (
            <Panel key={tab.id} tab={tab} live={live} shown={tab.id === shown} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Panel({ tab, live, shown }: { tab: Department; live: boolean; shown: boolean }) {
  const { id, title, description, list, links, lang } = tab;
  // A panel without links is reached by keyboard itself.
  const role = live ? { role: "tabpanel", tabIndex: links.length === 0 ? 0 : undefined } : {};
  return (
    <section
      id={id}
      lang={lang}
      className={styles.panel}
      data-shown={shown || undefined}
      aria-labelledby={tabId(id)}
      {...role}
    >
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        <LinkRow links={links} />
      </div>
      <CheckList items={list} />
    </section>
  );
}
