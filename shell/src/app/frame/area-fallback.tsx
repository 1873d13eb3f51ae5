import type { AreaName } from "@forecourt/contracts/areas";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useLocalPath, useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { usePhone } from "./use-phone.ts";

/** Replaces a page whose area failed: names what is missing, a phone number and other links. */
export function AreaFallback({ area }: { area: AreaName }) {
  const { path } = useNavigation();
  const t = useTexts();
  const localPath = useLocalPath();
  const [phone, masked] = usePhone(area);
  return (
    <PageWidth>
      <Notice
        kind="failed"
        level={1}
        title={t(`area.${area}.title`)}
        actions={
          <>
            {/* Loads the document from the server again. */}
            <ButtonLink href={path} data-document="">
              {t("error.retry")}
            </ButtonLink>
            <ButtonLink href={`tel:${phone}`} look="secondary">
              {t("frame.call", { phone: masked })}
            </ButtonLink>
            <ButtonLink href={localPath("")} look="quiet">
              {t("error.button")}
            </ButtonLink>
          </>
        }
      >
        <p>{t(`area.${area}.body`)}</p>
      </Notice>
    </PageWidth>
  );
}
