import { isGranted } from "@forecourt/contracts/visitor/consent";
import {
  consentChoiceOf,
  consentFields,
  consentPath,
} from "@forecourt/contracts/visitor/consent-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { classNames } from "@forecourt/ui/class-names";
import { openPlainDialog } from "@forecourt/ui/dialog/plain-dialog";
import { Button } from "@forecourt/ui/elements/button";
import { type MouseEvent, type SubmitEvent, useEffect, useId, useRef } from "react";
import styles from "./consent-banner.module.css";
import { ConsentDialog } from "./consent-dialog.tsx";
import { withBanner } from "./consent-place.ts";
import type { ConsentBannerState } from "./use-consent-banner.ts";

/**
 * Asks which cookies may be kept. One form: without a script its buttons send it, and the dialog opens
 * as a popover.
 */
export function ConsentBanner({ isClosing, isForced, language, choose }: ConsentBannerState) {
  const { cookieTier, lockBackground } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  const hasSignal = useVisitor((visitor) => visitor.globalPrivacyControl);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useFocusOnDemand(isForced);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : null;
    const ticked = new FormData(event.currentTarget).getAll(consentFields.category);
    const choice = consentChoiceOf(pressed, ticked);
    if (dialog.current?.open) dialog.current.close();
    if (choice !== null && !isClosing) choose(choice);
  };
  const asks = isAsked(cookieTier);
  return (
    <section
      className={classNames(
        styles.banner,
        isClosing && styles.closing,
        lockBackground && styles.lock,
      )}
      lang={language}
      aria-labelledby={id}
      data-cookie-banner={isClosing ? undefined : ""}
    >
      <form method="post" action={consentPath} className={styles.form} onSubmit={send}>
        <input type="hidden" name={consentFields.back} value={withBanner(path, null)} />
        <div className={styles.words}>
          <div className={styles.head}>
            <p id={id} ref={title} tabIndex={-1} className={styles.title}>
              {t(`consent.${language}.title`)}
            </p>
            <LanguageLink language={language} />
          </div>
          <p>{t(asks ? `consent.${language}.ask` : `consent.${language}.notice`)}</p>
          {hasSignal && <p className={styles.signal}>{t(`consent.${language}.signal`)}</p>}
        </div>
        <ConsentButtons
          language={language}
          dialogId={`${id}-dialog`}
          onCustomize={(event) => openPlainDialog(event, dialog.current)}
        />
        {asks && <ConsentDialog id={`${id}-dialog`} ref={dialog} language={language} />}
      </form>
    </section>
  );
}

interface ConsentButtonsProps extends Pick<ConsentBannerState, "language"> {
  dialogId: string;
  onCustomize(event: MouseEvent): void;
}

function ConsentButtons({ language, dialogId, onCustomize }: ConsentButtonsProps) {
  const { cookieTier } = useSite();
  const t = useTexts();
  const asks = isAsked(cookieTier);
  return (
    <div className={styles.buttons}>
      {asks && (
        <Button look="quiet" popoverTarget={dialogId} aria-haspopup="dialog" onClick={onCustomize}>
          {t(`consent.${language}.customize`)}
        </Button>
      )}
      {cookieTier > 2 && (
        <Button look="secondary" type="submit" name={consentFields.choice} value="deny">
          {t(`consent.${language}.deny`)}
        </Button>
      )}
      <Button look="secondary" type="submit" name={consentFields.choice} value="all">
        {t(asks ? `consent.${language}.accept` : `consent.${language}.dismiss`)}
      </Button>
    </div>
  );
}

/** Below tier 2 there is nothing to choose, only something to know. */
const isAsked = (cookieTier: number) => !isGranted(cookieTier);

function LanguageLink({ language }: Pick<ConsentBannerState, "language">) {
  const { path } = useNavigation();
  const t = useTexts();
  const other = language === "en" ? "es" : "en";
  return (
    <a
      href={withBanner(path, other)}
      data-consent
      data-no-prefetch=""
      rel="nofollow"
      lang={other}
      className={styles.language}
    >
      {t(`consent.${language}.language`)}
    </a>
  );
}

/** Whoever asked for the banner is taken there, and back when it goes. */
function useFocusOnDemand(isForced: boolean) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isForced) return;
    const before = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isForced]);
  return title;
}
