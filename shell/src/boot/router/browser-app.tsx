import type { BrowserSite } from "@forecourt/contracts/site";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { startTransition, useEffect, useState } from "react";
import type { ClientNavigation } from "../../app/client-navigation.ts";
import { SiteApp } from "../../app/site-app.tsx";
import type { PageRouter } from "./page-router.ts";

interface BrowserAppProps {
  router: PageRouter;
  client: ClientNavigation;
  visitor: VisitorStore;
  site: BrowserSite;
  formToken?: string | undefined;
}

/** The site at the router's location. A new page is rendered in a transition, in small steps. */
export function BrowserApp({ router, client, visitor, site, formToken }: BrowserAppProps) {
  const [shown, setShown] = useState(router.state);
  useEffect(() => {
    const show = () => {
      const { state } = router;
      startTransition(() => setShown((now) => (now.location === state.location ? now : state)));
    };
    // A navigation may have ended before hydration did.
    show();
    return router.subscribe(show);
  }, [router]);
  const { location, page, scroll } = shown;
  return <SiteApp {...{ location, page, scroll, client, visitor, site, formToken }} />;
}
