import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/button";
import { type Fact, FactList } from "@forecourt/ui/fact-list";
import { Notice } from "@forecourt/ui/notice";
import { Section } from "@forecourt/ui/section";
import { CancelDrive } from "./cancel-drive.tsx";
import type { InquiryData } from "./inquiry-data.ts";
import styles from "./inquiry-page.module.css";

/** Where an inquiry stands, until when the store replies, and whom to call. */
export function Page({ data }: { data: InquiryData }) {
  const t = useTexts();
  const { phoneMasks } = useSite();
  const { isDelivered, received, delivered, number, about, replyBy, cancelAction } = data;
  const isCancelled = data.cancelledDrive !== null;
  const call = t("inquiry.call", { phone: maskPhone(data.storePhone, phoneMasks.general) });
  const facts: Fact[] = [
    { label: t("inquiry.number"), value: number },
    { label: t("inquiry.about"), value: about },
    ...driveFacts(data, t),
    { label: t("inquiry.received"), value: received },
    { label: t("inquiry.delivered"), value: delivered ?? t("inquiry.onItsWay") },
  ];
  return (
    <Section>
      <div className={styles.inquiry}>
        <Notice
          level={1}
          kind={isDelivered || isCancelled ? "done" : "info"}
          title={titleOf(data, t)}
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
          {replyBy !== null && !isCancelled && (
            <p>{t("inquiry.replyBy", { time: replyBy, store: data.storeName })}</p>
          )}
        </Notice>
        <FactList facts={facts} columns={1} />
        {cancelAction !== null && <CancelDrive action={cancelAction} data={data} />}
        <p className={styles.keep}>{t("inquiry.keep")}</p>
      </div>
    </Section>
  );
}

type Texts = ReturnType<typeof useTexts>;

function titleOf({ cancelledDrive, isDelivered }: InquiryData, t: Texts): string {
  if (cancelledDrive !== null) return t("inquiry.title.cancelled");
  return isDelivered ? t("inquiry.title.delivered") : t("inquiry.title.received");
}

function driveFacts({ testDrive, cancelledDrive }: InquiryData, t: Texts): Fact[] {
  if (testDrive !== null) return [{ label: t("inquiry.testDrive"), value: testDrive }];
  if (cancelledDrive === null) return [];
  return [{ label: t("inquiry.cancelledDrive"), value: cancelledDrive }];
}
