import { type ConsentChoice, isBannerDue, withChoice } from "@forecourt/contracts/visitor/consent";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useVisitor, useVisitorStore } from "@forecourt/remote-kit/visitor";
import { useEffect, useRef, useState } from "react";
import { askedLanguage, type ConsentLanguage, withBanner } from "./consent-place.ts";

/** The specification's: a choice was heard, then the banner goes. */
const closingMs = 500;

export interface ConsentBannerState {
  isShown: boolean;
  /** A choice was made: it is on its way out. */
  isClosing: boolean;
  /** Asked for, and so not hidden on the pages that explain it. */
  isForced: boolean;
  language: ConsentLanguage;
  choose(choice: ConsentChoice): void;
}

/**
 * When the cookie banner is there: until the visitor has answered it, except on the legal pages that
 * it leads to, and wherever its settings are asked for (`data-consent` on a link, or the address).
 */
export function useConsentBanner(): ConsentBannerState {
  const { cookieTier } = useSite();
  const { path } = useNavigation();
  const visitor = useVisitorStore();
  const isDue = useVisitor((one) => isBannerDue(one, cookieTier));
  const asked = askedLanguage(path);
  const [isForced, setIsForced] = useState(asked !== null);
  const [language, setLanguage] = useState(asked ?? "en");
  const { isClosing, close, stay } = useClosing(() => setIsForced(false));
  useAskedFor((wanted) => {
    stay();
    setLanguage(wanted);
    setIsForced(true);
  });
  const isDueHere = isDue && !/^\/legal(?:\/|$|\?)/.test(path);
  return {
    isShown: cookieTier > 0 && (isForced || isDueHere || isClosing),
    isClosing,
    isForced,
    language,
    choose(choice) {
      visitor.setState(withChoice(visitor.getState(), choice, cookieTier), true);
      forgetAsked();
      close();
    },
  };
}

function useClosing(onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isClosing,
    close() {
      setIsClosing(true);
      timer.current = setTimeout(() => {
        setIsClosing(false);
        onClosed();
      }, closingMs);
    },
    stay() {
      clearTimeout(timer.current);
      setIsClosing(false);
    },
  };
}

/** Without a script such a link loads its page with the banner; here it opens at once. */
function useAskedFor(open: (language: ConsentLanguage) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      const link = event.target instanceof Element ? event.target.closest("a[data-consent]") : null;
      const href = link?.getAttribute("href") ?? null;
      const language = href === null ? null : askedLanguage(href);
      if (language === null) return;
      event.preventDefault();
      latest.current(language);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
}

/** Loading the page again shall not ask for the banner again. */
function forgetAsked(): void {
  const path = location.pathname + location.search;
  if (askedLanguage(path) === null) return;
  history.replaceState(history.state, "", withBanner(path, null) + location.hash);
}
