import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";

/** Draws `element` with the texts of a dealer that changes none, for an anonymous visitor by default. */
export function renderWithTexts(element: ReactElement, store = createVisitorStore()) {
  const site = siteFixture();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={site}>
      <VisitorProvider store={store}>{children}</VisitorProvider>
    </SiteProvider>
  );
  return render(element, { wrapper });
}
