import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";

/** Draws `element` with the texts of a dealer that changes none. */
export function renderWithTexts(element: ReactElement) {
  return render(
    <SiteProvider site={siteFixture()}>
      <VisitorProvider store={createVisitorStore()}>{element}</VisitorProvider>
    </SiteProvider>,
  );
}
