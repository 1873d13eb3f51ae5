import { useSite } from "@forecourt/remote-kit/site-context";
import type { ReactNode } from "react";
import { ConsentBanner } from "./consent-banner.tsx";
import styles from "./consent-frame.module.css";
import { useConsentBanner } from "./use-consent-banner.ts";

interface ConsentFrameProps {
  /** Comes even before the banner. */
  first: ReactNode;
  children: ReactNode;
}

/** The cookie banner before the page, which is out of reach meanwhile where the dealer says so. */
export function ConsentFrame({ first, children }: ConsentFrameProps) {
  const { lockBackground } = useSite();
  const banner = useConsentBanner();
  const isLocked = lockBackground && banner.isShown && !banner.isClosing;
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
