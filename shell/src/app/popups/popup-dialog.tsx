import type { SitePopup } from "@forecourt/contracts/popups";
import { Dialog } from "@forecourt/remote-kit/dialog";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { DropDown } from "@forecourt/ui/disclosure/drop-down";
import X from "lucide-react/icons/x";
import styles from "./popup-dialog.module.css";
import { PopupForm } from "./popup-form.tsx";
import { PopupThanks } from "./popup-thanks.tsx";

interface PopupDialogProps {
  popup: SitePopup;
  isOpen: boolean;
  byVisitor: boolean;
  isThanking: boolean;
  onSave(): void;
  onRemove(): void;
  onSent(): void;
  onDone(): void;
}

/** A pop-up's window: what it says and asks, then its thanks. What is typed stays while it is closed. */
export function PopupDialog({ popup, isOpen, byVisitor, isThanking, ...on }: PopupDialogProps) {
  const hasMenu = popup.closeButton && !isThanking;
  return (
    <Dialog
      title={popup.data.title}
      isOpen={isOpen}
      modal={popup.background}
      position={popup.position}
      takesFocus={byVisitor || popup.background}
      onClose={isThanking ? on.onDone : on.onSave}
      closing={hasMenu ? <CloseMenu onSave={on.onSave} onRemove={on.onRemove} /> : undefined}
    >
      {isThanking ? (
        <PopupThanks thanks={popup.data.thankYou} onDone={on.onDone} />
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
