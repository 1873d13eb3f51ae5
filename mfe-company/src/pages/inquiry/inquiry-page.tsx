import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { type Fact, FactList } from "@forecourt/ui/elements/fact-list";
import { Notice } from "@forecourt/ui/elements/notice";
import { Section } from "@forecourt/ui/layout/section";
import { CancelDrive } from "./cancel-drive.tsx";
import { ChangeDrive } from "./change-drive.tsx";
import type { InquiryData } from "./inquiry-data.ts";
import styles from "./inquiry-page.module.css";

/** Status of an inquiry, until when the store replies, and whom to call. */
export function Page({ data }: { data: InquiryData }) {
  const t = useTexts();
  const { phoneMasks } = useSite();
  const { isDelivered, received, delivered, number, about, cancelAction } = data;
  const isCanceled = data.canceledDrive !== null;
  const story = statusTextOf(data, t);
  const call = t("inquiry.call", { phone: maskPhone(data.storePhone, phoneMasks.general) });
  const isBooked = data.calendar !== null;
  const facts: Fact[] = [
    ...driveFacts(data, t),
    {
      label: t("inquiry.about"),
      value: data.vehicle === null ? about : `${about}: ${data.vehicle}`,
    },
    ...(isBooked && data.storeAddress !== null
      ? [{ label: t("inquiry.where"), value: data.storeAddress }]
      : []),
    { label: t("inquiry.number"), value: number },
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
          kind={isDelivered || isCanceled || isBooked ? "done" : "info"}
          title={titleOf(data, t)}
          actions={
            <>
              {data.calendar !== null && (
                <ButtonLink href={data.calendar} download>
                  {t("inquiry.calendar")}
                </ButtonLink>
              )}
              <AnotherDrive data={data} />
              <ButtonLink
                href={`tel:${data.storePhone}`}
                look={isBooked || data.another !== null ? "secondary" : "primary"}
              >
                {call}
              </ButtonLink>
              <Reload data={data} />
            </>
          }
        >
          {story !== null && <p>{story}</p>}
          <Unlocked unlocked={data.unlocked} />
        </Notice>
        <FactList facts={facts} columns={1} />
        {data.change !== null && <ChangeDrive {...data.change} />}
        {cancelAction !== null && <CancelDrive action={cancelAction} data={data} />}
        <p className={styles.keep}>{t("inquiry.keep")}</p>
      </div>
    </Section>
  );
}

function Unlocked({ unlocked }: Pick<InquiryData, "unlocked">) {
  const t = useTexts();
  if (unlocked === null) return null;
  return (
    <p>
      {unlocked.text} <a href={unlocked.href}>{t("inquiry.arrivals")}</a>
    </p>
  );
}

/** After a drive that was canceled or is over. */
function AnotherDrive({ data: { another } }: { data: InquiryData }) {
  const t = useTexts();
  if (another === null) return null;
  return (
    <ButtonLink href={another.href}>
      {another.isOfSameCar ? t("inquiry.bookAgain") : t("inquiry.findAnother")}
    </ButtonLink>
  );
}

/** A look at what has become of an inquiry that is on its way. */
function Reload({ data: { another, isDelivered, calendar, path } }: { data: InquiryData }) {
  const t = useTexts();
  // A booked drive is certain, whatever becomes of its mail.
  if (another !== null || isDelivered || calendar !== null) return null;
  return (
    <ButtonLink href={path} look="secondary">
      {t("inquiry.reload")}
    </ButtonLink>
  );
}

type Texts = ReturnType<typeof useTexts>;

function titleOf(data: InquiryData, t: Texts): string {
  const { canceledDrive, isDriveOver, isDelivered, testDrive, calendar, application } = data;
  if (application !== null) return application.title;
  if (canceledDrive !== null) return t("inquiry.title.canceled");
  if (isDriveOver) return t("inquiry.title.over");
  if (testDrive !== null && calendar !== null) {
    return t("inquiry.title.booked", { time: testDrive });
  }
  return isDelivered ? t("inquiry.title.delivered") : t("inquiry.title.received");
}

/** Sentence on what happens next, or should have happened; null = nothing was promised. */
function statusTextOf(data: InquiryData, t: Texts): string | null {
  const { canceledDrive, isDriveOver, replyBy, isReplyDue, storeName: store } = data;
  if (isDriveOver) return t("inquiry.over", { store });
  if (canceledDrive !== null || replyBy === null) return null;
  if (data.application?.replyBy) return data.application.replyBy;
  if (data.calendar !== null && !isReplyDue) {
    return t("inquiry.drive.replyBy", { time: replyBy, store });
  }
  if (isReplyDue) return t("inquiry.replyDue", { time: replyBy, store });
  if (data.member !== null) {
    return t("inquiry.replyBy.named", { time: replyBy, store, name: data.member });
  }
  return t("inquiry.replyBy", { time: replyBy, store });
}

function driveFacts({ testDrive, isDriveOver, canceledDrive }: InquiryData, t: Texts): Fact[] {
  if (testDrive !== null && !isDriveOver) {
    return [{ label: t("inquiry.testDrive"), value: testDrive }];
  }
  const past = testDrive ?? canceledDrive;
  return past === null ? [] : [{ label: t("inquiry.wasBookedFor"), value: past }];
}
