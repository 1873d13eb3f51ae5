import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { type MouseEvent, useState } from "react";
import { PillLink } from "../../parts/pill-link.tsx";
import { sharePage } from "./share-page.ts";

interface ShareLinkProps {
  /** "2021 Mitsubishi Outlander". */
  title: string;
  path: string;
}

/** Shares a page with the device's dialog, or else copies its address. Without JavaScript, it starts an email. */
export function ShareLink({ title, path }: ShareLinkProps) {
  const t = useTexts();
  const { origin } = useSite();
  const [copied, setCopied] = useState(false);
  const url = origin + path;
  const subject = encodeURIComponent(title);
  const share = (event: MouseEvent) => {
    const sharing = sharePage(window.navigator, { title, url });
    if (!sharing) return;
    event.preventDefault();
    void sharing.then((how) => setCopied(how === "copied"));
  };
  return (
    <PillLink
      icon="share"
      href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
      onClick={share}
    >
      <span aria-live="polite">{t(copied ? "vehicle.share.copied" : "vehicle.share")}</span>
    </PillLink>
  );
}
