import type { SitePopup } from "@forecourt/contracts/popups";
import { Disclaimer } from "@forecourt/remote-kit/disclaimer";
import { LeadForm } from "@forecourt/remote-kit/lead-form";
import styles from "./popup-content.module.css";
import { useSendPopup } from "./use-send-popup.ts";

/** The content of a pop-up: image, description, lead form and disclaimer. */
export function PopupForm({ popup, onSent }: { popup: SitePopup; onSent(): void }) {
  const send = useSendPopup(popup);
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
        onSubmit={async (fields, _agreed, trace) => {
          const errors = await send(fields, trace);
          if (!errors) onSent();
          return errors;
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
