import type { SitePopup } from "@forecourt/contracts/popups";
import { Disclaimer } from "@forecourt/remote-kit/disclaimer";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { QuestionField } from "@forecourt/remote-kit/question-field";
import { useRef } from "react";
import styles from "./popup-content.module.css";
import { useSendPopup } from "./use-send-popup.ts";

/** The content of a pop-up: image, description, lead form and disclaimer. */
export function PopupForm({
  popup,
  onSent,
}: {
  popup: SitePopup;
  /** Gets the token of the receipt; null = no lead was sent. */
  onSent(receipt: string | null): void;
}) {
  const send = useSendPopup(popup);
  const question = useRef<HTMLTextAreaElement>(null);
  const { description, image, disclaimer, submit } = popup.data;
  const isOnImage = image !== null && disclaimer?.position === "image";
  return (
    <div className={styles.content}>
      {image !== null && (
        <div className={styles.picture}>
          <img src={image} alt="" className={styles.image} />
          {isOnImage && <Disclaimer html={disclaimer.html} />}
        </div>
      )}
      {description !== null && <p className={styles.description}>{description}</p>}
      <LeadForm
        {...(submit.text === null ? {} : { submit: submit.text })}
        {...(submit.agree === null ? {} : { agreement: submit.agree })}
        {...(popup.data.question && {
          first: <QuestionField areaRef={question} formId={`popup-${popup.id}`} />,
        })}
        onSubmit={async (fields, _agreed, trace) => {
          const sent = await send(fields, { trace, question: question.current?.value ?? null });
          if ("errors" in sent) return sent.errors;
          onSent(sent.receipt);
          return undefined;
        }}
      />
      {disclaimer !== null && !isOnImage && (
        <div className={styles.fine}>
          <Disclaimer html={disclaimer.html} position="bottom-right-tight" />
        </div>
      )}
    </div>
  );
}
