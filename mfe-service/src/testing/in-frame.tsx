import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { FormTokenProvider } from "@forecourt/remote-kit/form-token";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import type { ReactElement } from "react";

const pending = { now: () => false, subscribe: () => () => undefined };

/** A page of this area in its frame; `paths` is where it navigates to. */
export function inFrame(page: ReactElement, known: Partial<Visitor> = {}) {
  const visitor = createVisitorStore({ ...anonymousVisitor, ...known });
  const paths: string[] = [];
  const navigation = { path: "/", pending, go: (path: string) => void paths.push(path) };
  const element = (
    <SiteProvider site={siteFixture()}>
      <VisitorProvider store={visitor}>
        <NavigationProvider value={navigation}>
          <FormTokenProvider token="token-1">{page}</FormTokenProvider>
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
  return { element, visitor, paths };
}
