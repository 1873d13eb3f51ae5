import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { withBanner } from "./consent-place.ts";

/** Opens the cookie banner again, in a list of links: consent is taken back as easily as it was given. */
export function ConsentLink({ className }: { className: string | undefined }) {
  const { cookieTier } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  if (cookieTier === 0) return null;
  return (
    <li>
      <a href={withBanner(path, "en")} data-consent rel="nofollow" className={className}>
        {t("consent.link")}
      </a>
    </li>
  );
}
