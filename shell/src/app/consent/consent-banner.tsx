import { areas } from "@forecourt/contracts/areas";
import { isGranted, offersDecline } from "@forecourt/contracts/visitor/consent";
import {
  consentChoiceOf,
  consentFields,
  consentPath,
} from "@forecourt/contracts/visitor/consent-form";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useLocalPath, useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { classNames } from "@forecourt/ui/class-names";
import { openPlainDialog } from "@forecourt/ui/dialog/plain-dialog";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { type MouseEvent, type SubmitEvent, useEffect, useId, useRef } from "react";
import { bannerUrl } from "./banner-url.ts";
import styles from "./consent-banner.module.css";
import { ConsentDialog } from "./consent-dialog.tsx";
import type { ConsentBannerState } from "./use-consent-banner.ts";

/** The cookie banner: one form that works without JavaScript; its dialog opens as a popover then. */
export function ConsentBanner(state: ConsentBannerState) {
  const { isClosing, isForced, isReopened, language, choose } = state;
  const { cookieTier, lockBackground } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
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
  const hasChoice = isForced || !isGranted(cookieTier);
  return (
    <section
      className={classNames(
        styles.banner,
        isClosing && styles.closing,
        lockBackground && !isReopened && styles.lock,
      )}
      lang={language}
      aria-labelledby={id}
      data-cookie-banner={isClosing ? undefined : ""}
    >
      <form method="post" action={consentPath} className={styles.form} data-hold onSubmit={send}>
        <input type="hidden" name={consentFields.back} value={bannerUrl(path, null)} />
        <div className={styles.words}>
          <div className={styles.head}>
            <p id={id} ref={title} tabIndex={-1} className={styles.title}>
              {t(`consent.${language}.title`)}
            </p>
            <LanguageLink language={language} />
          </div>
          <BannerText {...state} hasChoice={hasChoice} />
        </div>
        <ConsentButtons
          {...state}
          hasChoice={hasChoice}
          dialogId={`${id}-dialog`}
          onCustomize={(event) => openPlainDialog(event, dialog.current)}
        />
        {hasChoice && <ConsentDialog id={`${id}-dialog`} ref={dialog} language={language} />}
      </form>
    </section>
  );
}

interface BannerTextProps extends Pick<ConsentBannerState, "language" | "isReopened"> {
  /**
   * Whether the banner offers a choice; without one, below tier 2, it is a notice, unless the visitor has opened it.
   */
  hasChoice: boolean;
}

function BannerText({ language, isReopened, hasChoice }: BannerTextProps) {
  const { cookieTier, pages } = useSite();
  const t = useTexts();
  const localPath = useLocalPath();
  const hasSignal = useVisitor((visitor) => visitor.globalPrivacyControl);
  const allowed = useVisitor((visitor) => visitor.allowed) ?? [];
  const names = ["essential" as const, ...allowed].map((name) => t(`consent.${language}.${name}`));
  return (
    <>
      {isReopened && <p>{t(`consent.${language}.now`, { names: names.join(", ") })}</p>}
      <p>
        {t(hasChoice ? `consent.${language}.ask` : `consent.${language}.notice`)}{" "}
        {offersDecline(cookieTier) && `${t(`consent.${language}.denyNote`)} `}
        {pages["legal"] && (
          <a href={localPath(areas.company.cookies.paths[0])}>{t(`consent.${language}.policy`)}</a>
        )}
      </p>
      {hasSignal && <p className={styles.signal}>{t(`consent.${language}.signal`)}</p>}
    </>
  );
}

interface ConsentButtonsProps extends BannerTextProps, Pick<ConsentBannerState, "dismiss"> {
  dialogId: string;
  onCustomize(event: MouseEvent): void;
}

function ConsentButtons(props: ConsentButtonsProps) {
  const { language, isReopened, hasChoice, dialogId, onCustomize, dismiss } = props;
  const { cookieTier } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  return (
    <div className={styles.buttons}>
      {hasChoice && (
        <Button look="quiet" popoverTarget={dialogId} aria-haspopup="dialog" onClick={onCustomize}>
          {t(`consent.${language}.customize`)}
        </Button>
      )}
      {offersDecline(cookieTier) && (
        <Button look="secondary" type="submit" name={consentFields.choice} value="deny">
          {t(`consent.${language}.deny`)}
        </Button>
      )}
      <Button look="secondary" type="submit" name={consentFields.choice} value="all">
        {t(hasChoice ? `consent.${language}.accept` : `consent.${language}.dismiss`)}
      </Button>
      {isReopened && (
        <ButtonLink
          look="secondary"
          href={bannerUrl(path, null)}
          onClick={(event) => {
            event.preventDefault();
            dismiss();
          }}
        >
          {t(`consent.${language}.keep`)}
        </ButtonLink>
      )}
    </div>
  );
}

function LanguageLink({ language }: Pick<ConsentBannerState, "language">) {
  const { path } = useNavigation();
  const t = useTexts();
  const other = language === "en" ? "es" : "en";
  return (
    <a
      href={bannerUrl(path, other)}
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

/** Moves the focus to a banner that the visitor opened, and back when it closes. */
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
