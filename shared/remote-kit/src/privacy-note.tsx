import { privacyPolicyPath } from "@forecourt/contracts/paths/privacy-policy-path";
import { useSite, useTexts } from "./site-context.tsx";

/** What typed data are used for, with the link to the policy; nothing for a dealer without legal pages. */
export function PrivacyNote() {
  const { pages } = useSite();
  const t = useTexts();
  return (
    pages.legal && (
      <p>
        {t("leadForm.privacy")} <a href={privacyPolicyPath}>{t("leadForm.privacy.link")}</a>
      </p>
    )
  );
}
