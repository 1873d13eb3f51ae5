import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import Scale from "lucide-react/icons/scale";
import { PaymentDisclosures } from "../../features/payment/card-payment-figure.tsx";
import type { Shortlist } from "../../features/shortlist/shortlist.ts";
import { comparePath } from "../../features/shortlist/shortlist-paths.ts";
import { useRedirectToShortlist } from "../../features/shortlist/use-redirect-to-shortlist.ts";
import type { CompareData } from "./compare-data.ts";
import styles from "./compare-page.module.css";
import { CompareTable } from "./compare-table.tsx";

/** Up to four cars side by side. Without cars it explains how to choose some. */
export function Page({ data }: { data: CompareData }) {
  const t = useTexts();
  useRedirectToShortlist(data.isBare, ownPath);
  const { cars, only, missing, searchHref, hasRoom } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.heading}>{t("compare.heading")}</h1>
          <div className={styles.actions}>
            {only && (
              <ButtonLink href={only.href} look="secondary" data-keep-scroll>
                {t(only.on ? "compare.everything" : "compare.only")}
              </ButtonLink>
            )}
            {cars.length > 0 && hasRoom && (
              <ButtonLink href={searchHref} look="secondary">
                {t("compare.add")}
              </ButtonLink>
            )}
          </div>
        </header>
        {missing !== null && <Notice kind="info" size="line" title={missing} />}
        {cars.length === 0 ? (
          <Notice
            kind="empty"
            icon={<Scale aria-hidden size={28} strokeWidth={1.75} />}
            title={t("compare.empty.title")}
            actions={<ButtonLink href={searchHref}>{t("compare.empty.action")}</ButtonLink>}
          >
            <p>{t("compare.empty.body")}</p>
          </Notice>
        ) : (
          <CompareTable data={data} />
        )}
        <PaymentDisclosures disclosures={data.disclosures} />
      </div>
    </PageWidth>
  );
}

function ownPath({ compared }: Shortlist): string | null {
  return compared.length === 0 ? null : comparePath(compared.map(({ vin }) => vin));
}
