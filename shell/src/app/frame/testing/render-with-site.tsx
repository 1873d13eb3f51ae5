import type { SiteContext } from "@forecourt/contracts/site";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { type Navigation, NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";

interface Context {
  site?: Partial<SiteContext>;
  navigation?: Partial<Navigation>;
  visitor?: Partial<Visitor>;
}

/** Renders `element` with the providers of the frame, for one visitor of one site. */
export function renderWithSite(element: ReactElement, context?: Context) {
  return render(siteElement(context)(element));
}

/** Wraps elements in the providers of the frame. The visitor is the same in each of them. */
export function siteElement({ site, navigation, visitor }: Context = {}) {
  const pending = { now: () => false, subscribe: () => () => undefined };
  const value = { path: "/", pending, go: () => undefined, ...navigation };
  const store = createVisitorStore({ ...anonymousVisitor, ...visitor });
  const context = siteFixture(site);
  return (element: ReactElement) => (
    <SiteProvider site={context}>
      <VisitorProvider store={store}>
        <NavigationProvider value={value}>{element}</NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
}
