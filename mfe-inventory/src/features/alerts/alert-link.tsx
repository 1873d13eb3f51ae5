import { useTexts } from "@forecourt/remote-kit/site-context";
import { PillLink } from "../../parts/pill-link.tsx";

interface AlertLinkProps {
  /** The address of the sign-up form; null = the dealer has switched alerts off. */
  href: string | null;
  about: "price" | "saved" | "search";
}

/**
 * Links to the sign-up form for alerts. The form is a separate page, so that lists and car pages load no script for it.
 */
export function AlertLink({ href, about }: AlertLinkProps) {
  const t = useTexts();
  if (href === null) return null;
  return (
    <PillLink icon="bell" href={href} rel="nofollow">
      {t(`alerts.link.${about}`)}
    </PillLink>
  );
}
