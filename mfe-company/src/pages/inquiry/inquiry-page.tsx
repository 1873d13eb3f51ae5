import { formatPhone } from "@forecourt/domain/phone";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/button";
import { type Fact, FactList } from "@forecourt/ui/fact-list";
import { Notice } from "@forecourt/ui/notice";
import { Section } from "@forecourt/ui/section";
import type { InquiryData } from "./inquiry-data.ts";
import styles from "./inquiry-page.module.css";

/** Where an inquiry stands, until when the store replies, and whom to call. */
export function Page({ data }: { data: InquiryData }) {
  const t = useTexts();
  const { isDelivered, received, delivered, number, about, testDrive, replyBy } = data;
  const call = t("inquiry.call", { phone: formatPhone(data.storePhone) });
  const facts: Fact[] = [
    { label: t("inquiry.number"), value: number },
    { label: t("inquiry.about"), value: about },
    ...(testDrive === null ? [] : [{ label: t("inquiry.testDrive"), value: testDrive }]),
    { label: t("inquiry.received"), value: received },
    { label: t("inquiry.delivered"), value: delivered ?? t("inquiry.onItsWay") },
  ];
  return (
    <Section>
      <div className={styles.inquiry}>
        <Notice
          level={1}
          kind={isDelivered ? "done" : "info"}
          title={t(isDelivered ? "inquiry.title.delivered" : "inquiry.title.received")}
          actions={
            <>
              <ButtonLink href={`tel:${data.storePhone}`}>{call}</ButtonLink>
              {!isDelivered && (
                <ButtonLink href={data.path} look="secondary">
                  {t("inquiry.reload")}
                </ButtonLink>
              )}
            </>
          }
        >
          {replyBy !== null && (
            <p>{t("inquiry.replyBy", { time: replyBy, store: data.storeName })}</p>
          )}
        </Notice>
        <FactList facts={facts} columns={1} />
        <p className={styles.keep}>{t("inquiry.keep")}</p>
      </div>
    </Section>
  );
}
