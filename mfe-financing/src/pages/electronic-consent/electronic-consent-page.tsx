import { PageWidth } from "@forecourt/ui/layout/section";
import type { ElectronicConsentData } from "./electronic-consent-data.ts";
import styles from "./electronic-consent-page.module.css";

/** Page about electronic notices and signatures, and how to withdraw the consent. */
export function Page({ data }: { data: ElectronicConsentData }) {
  return (
    <PageWidth>
      <article className={styles.page}>
        <h1>{data.title}</h1>
        <p>{data.lead}</p>
        {data.sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>
              {text.map((part, index) =>
                part.href === null ? (
                  part.text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name.
                  <a key={index} href={part.href} className={styles.contact}>
                    {part.text}
                  </a>
                ),
              )}
            </p>
          </section>
        ))}
        <p>
          <a href={data.back.href}>{data.back.label}</a>
        </p>
      </article>
    </PageWidth>
  );
}
