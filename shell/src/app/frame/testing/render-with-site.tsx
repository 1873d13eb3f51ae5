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
export function renderWithSite(element: ReactElement, { site, navigation, visitor }: Context = {}) {
  const pending = { now: () => false, subscribe: () => () => undefined };
  const value = { path: "/", pending, go: () => undefined, ...navigation };
  return render(
    <SiteProvider site={siteFixture(site)}>
      <VisitorProvider store={createVisitorStore({ ...anonymousVisitor, ...visitor })}>
        <NavigationProvider value={value}>{element}</NavigationProvider>
      </VisitorProvider>
    </SiteProvider>,
  );
}

/** A short set of menus. */
export const menuFixture: SiteContext["menu"] = {
  header: [
    {
      label: "Financing",
      path: null,
      links: [
        { label: "Auto financing", path: "/auto-financing" },
        { label: "Get pre-approved", path: "/auto-financing#pre-approval" },
      ],
    },
    {
      label: "Shop Used",
      path: null,
      links: [
        { label: "All used", path: "/used-cars-for-sale" },
        { label: "Under $20K", path: "/used-cars-for-sale/price-under-20000" },
      ],
    },
    { label: "Sell/Trade", path: "/sell-trade-my-car", links: [] },
  ],
  mobile: [
    {
      label: "Pre-approval",
      action: "pre-approval",
      path: "/auto-financing#pre-approval",
    },
    { label: "Get directions", action: "directions", path: null },
    { label: "Call", action: "call", path: null },
  ],
  footer: [{ title: "Shop cars", links: [{ label: "All cars", path: "/cars-for-sale" }] }],
  footerLine: [{ label: "Contact us", path: "/our-company#contact" }],
};
