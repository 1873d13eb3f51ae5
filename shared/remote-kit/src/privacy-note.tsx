import { privacyPolicyPath } from "@forecourt/contracts/paths/privacy-policy-path";
import { useLocalPath, useSite, useTexts } from "./site-context.tsx";

/** What typed data are used for, with the link to the policy; nothing for a dealer without legal pages. */
export function PrivacyNote() {
  const { pages } = useSite();
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    pages.legal && (
      <p>
        {t("leadForm.privacy")}{" "}
        <a href={localPath(privacyPolicyPath)}>{t("leadForm.privacy.link")}</a>
      </p>
    )
  );
}
