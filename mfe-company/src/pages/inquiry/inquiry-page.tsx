import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { type Fact, FactList } from "@forecourt/ui/elements/fact-list";
import { Notice } from "@forecourt/ui/elements/notice";
import { Section } from "@forecourt/ui/layout/section";
import { CancelDrive } from "./cancel-drive.tsx";
import type { InquiryData } from "./inquiry-data.ts";
import styles from "./inquiry-page.module.css";

/** Where an inquiry stands, until when the store replies, and whom to call. */
export function Page({ data }: { data: InquiryData }) {
  const t = useTexts();
  const { phoneMasks } = useSite();
  const { isDelivered, received, delivered, number, about, cancelAction } = data;
  const isCanceled = data.canceledDrive !== null;
  const story = statusTextOf(data, t);
  const call = t("inquiry.call", { phone: maskPhone(data.storePhone, phoneMasks.general) });
  const facts: Fact[] = [
    { label: t("inquiry.number"), value: number },
    { label: t("inquiry.about"), value: about },
    ...driveFacts(data, t),
    { label: t("inquiry.received"), value: received },
    // The delivery state does not matter after a cancellation.
    ...(isCanceled
      ? []
      : [{ label: t("inquiry.delivered"), value: delivered ?? t("inquiry.onItsWay") }]),
  ];
  return (
    <Section>
      <div className={styles.inquiry}>
        <Notice
          level={1}
          kind={isDelivered || isCanceled ? "done" : "info"}
          title={titleOf(data, t)}
          actions={
            <>
              <ButtonLink href={`tel:${data.storePhone}`}>{call}</ButtonLink>
              <NextStep data={data} />
            </>
          }
        >
          {story !== null && <p>{story}</p>}
        </Notice>
        <FactList facts={facts} columns={1} />
        {cancelAction !== null && <CancelDrive action={cancelAction} data={data} />}
        <p className={styles.keep}>{t("inquiry.keep")}</p>
      </div>
    </Section>
  );
}

/** Another drive where there is none to come; else a look at what has become of it. */
function NextStep({ data: { another, isDelivered, path } }: { data: InquiryData }) {
  const t = useTexts();
  if (another !== null) {
    return (
      <ButtonLink href={another.href} look="secondary">
        {another.isOfSameCar ? t("inquiry.bookAgain") : t("inquiry.findAnother")}
      </ButtonLink>
    );
  }
  if (isDelivered) return null;
  return (
    <ButtonLink href={path} look="secondary">
      {t("inquiry.reload")}
    </ButtonLink>
  );
}

type Texts = ReturnType<typeof useTexts>;

function titleOf({ canceledDrive, isDriveOver, isDelivered }: InquiryData, t: Texts): string {
  if (canceledDrive !== null) return t("inquiry.title.canceled");
  if (isDriveOver) return t("inquiry.title.over");
  return isDelivered ? t("inquiry.title.delivered") : t("inquiry.title.received");
}

/** What happens next, or should have happened; null = nothing was promised. */
function statusTextOf(data: InquiryData, t: Texts): string | null {
  const { canceledDrive, isDriveOver, replyBy, isReplyDue, storeName: store } = data;
  if (isDriveOver) return t("inquiry.over", { store });
  if (canceledDrive !== null || replyBy === null) return null;
  if (isReplyDue) return t("inquiry.replyDue", { time: replyBy, store });
  return t("inquiry.replyBy", { time: replyBy, store });
}

function driveFacts({ testDrive, isDriveOver, canceledDrive }: InquiryData, t: Texts): Fact[] {
  if (testDrive !== null && !isDriveOver) {
    return [{ label: t("inquiry.testDrive"), value: testDrive }];
  }
  const past = testDrive ?? canceledDrive;
  return past === null ? [] : [{ label: t("inquiry.wasBookedFor"), value: past }];
}
