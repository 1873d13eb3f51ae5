import { isBannerDue, isGranted } from "@forecourt/contracts/visitor/consent";
import { type ConsentChoice, withChoice } from "@forecourt/contracts/visitor/consent-choice";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useVisitor, useVisitorStore } from "@forecourt/remote-kit/visitor";
import { useEffect, useRef, useState } from "react";
import {
  bannerLanguage,
  bannerUrl,
  type ConsentLanguage,
  requestedLanguage,
} from "./banner-url.ts";

/** Time between a choice and the removal of the banner, in ms (specification). */
const closingMs = 500;

export interface ConsentBannerState {
  isShown: boolean;
  /** True between a choice and the removal. */
  isClosing: boolean;
  /** The visitor has opened it, so it is shown on legal pages too. */
  isForced: boolean;
  /** The banner shows the current choice, and can be closed without a new one. */
  isReopened: boolean;
  language: ConsentLanguage;
  choose(choice: ConsentChoice): void;
  /** Closes it without a choice. */
  dismiss(): void;
}

/**
 * When the cookie banner is shown: until the visitor has answered it, except on the legal pages, and
 * wherever it is requested by a link with `data-consent` or by the URL.
 */
export function useConsentBanner(): ConsentBannerState {
  const { cookieTier, language: own } = useSite();
  const { path } = useNavigation();
  const visitor = useVisitorStore();
  const isDue = useVisitor((one) => isBannerDue(one, cookieTier));
  const hasConsent = useVisitor((one) => one.hasAnswered || isGranted(cookieTier));
  const requested = requestedLanguage(path);
  const [isForced, setIsForced] = useState(requested !== null);
  const [language, setLanguage] = useState(requested ?? bannerLanguage(own));
  const { isClosing, close, stay } = useClosing(() => setIsForced(false));
  useBannerRequests((wanted) => {
    stay();
    setLanguage(wanted);
    setIsForced(true);
  });
  const isReopened = isForced && hasConsent;
  const dismiss = () => {
    removeBannerParameter();
    setIsForced(false);
  };
  useEscape(isReopened, dismiss);
  const isDueHere = isDue && !/^(?:\/..)?\/legal(?:\/|$|\?)/.test(path);
  return {
    isShown: isForced || isDueHere || isClosing,
    isClosing,
    isForced,
    isReopened,
    language,
    dismiss,
    choose(choice) {
      visitor.setState(withChoice(visitor.getState(), choice, cookieTier), true);
      removeBannerParameter();
      close();
    },
  };
}

/** Escape closes the banner, unless it closes a dialog above it. */
function useEscape(isOn: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog[open]")) latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
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

/** Opens the banner at once for links that would, without JavaScript, load the page with it. */
function useBannerRequests(open: (language: ConsentLanguage) => void): void {
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
      const language = href === null ? null : requestedLanguage(href);
      if (language === null) return;
      event.preventDefault();
      latest.current(language);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
}

/** Removes the parameter, so that a reload does not open the banner again. */
function removeBannerParameter(): void {
  const path = location.pathname + location.search;
  if (requestedLanguage(path) === null) return;
  history.replaceState(history.state, "", bannerUrl(path, null) + location.hash);
}
