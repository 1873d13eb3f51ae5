import type { SitePopup } from "@forecourt/contracts/popups";
import { Dialog } from "@forecourt/remote-kit/dialog";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { DropDown } from "@forecourt/ui/disclosure/drop-down";
import X from "lucide-react/icons/x";
import styles from "./popup-dialog.module.css";
import { PopupForm } from "./popup-form.tsx";
import { PopupThanks } from "./popup-thanks.tsx";
import { useEscapeElsewhere } from "./use-escape-elsewhere.ts";

interface PopupDialogProps {
  popup: SitePopup;
  isOpen: boolean;
  openedByVisitor: boolean;
  showsThanks: boolean;
  /** The token of the receipt of a sent form; null = none. */
  receipt: string | null;
  onSave(): void;
  onRemove(): void;
  onSent(receipt: string | null): void;
  onDone(): void;
}

/** A pop-up's dialog: its form, then its thanks. It stays mounted, so typed input survives closing. */
export function PopupDialog({
  popup,
  isOpen,
  openedByVisitor,
  showsThanks,
  receipt,
  ...on
}: PopupDialogProps) {
  const hasMenu = popup.closeButton && !showsThanks;
  const close = showsThanks ? on.onDone : on.onSave;
  useEscapeElsewhere(isOpen && !popup.background, close);
  return (
    <Dialog
      title={popup.data.title}
      isOpen={isOpen}
      modal={popup.background}
      position={popup.position}
      takesFocus={openedByVisitor || popup.background}
      onClose={close}
      closing={hasMenu ? <CloseMenu onSave={on.onSave} onRemove={on.onRemove} /> : undefined}
    >
      {showsThanks ? (
        <PopupThanks thanks={popup.data.thankYou} receipt={receipt} onDone={on.onDone} />
      ) : (
        <PopupForm popup={popup} onSent={on.onSent} />
      )}
    </Dialog>
  );
}

function CloseMenu({ onSave, onRemove }: Pick<PopupDialogProps, "onSave" | "onRemove">) {
  const t = useTexts();
  const icon = (
    <>
      <X aria-hidden size={20} />
      <span className={styles.label}>{t("popup.close")}</span>
    </>
  );
  return (
    <DropDown summary={icon} summaryClass={styles.close} align="end">
      <button type="button" className={styles.way} onClick={onSave}>
        {t("popup.saveForLater")}
      </button>
      <button type="button" className={styles.way} onClick={onRemove}>
        {t("popup.removeForever")}
      </button>
    </DropDown>
  );
}
