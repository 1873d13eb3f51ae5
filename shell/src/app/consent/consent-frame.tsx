import { useSite } from "@forecourt/remote-kit/site-context";
import type { ReactNode } from "react";
import { ConsentBanner } from "./consent-banner.tsx";
import styles from "./consent-frame.module.css";
import { useConsentBanner } from "./use-consent-banner.ts";

interface ConsentFrameProps {
  /** Rendered before the banner. */
  first: ReactNode;
  children: ReactNode;
}

/** The cookie banner before the page, which is inert meanwhile if the dealer has configured that. */
export function ConsentFrame({ first, children }: ConsentFrameProps) {
  const { lockBackground } = useSite();
  const banner = useConsentBanner();
  const isLocked = lockBackground && banner.isShown && !banner.isClosing && !banner.isReopened;
  return (
    <>
      {!isLocked && first}
      {banner.isShown && <ConsentBanner {...banner} />}
      <div className={styles.page} inert={isLocked}>
        {children}
      </div>
    </>
  );
}
