import type { SiteContext } from "@forecourt/contracts/site";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { ToastsProvider } from "@forecourt/remote-kit/toasts";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";

const pending = { now: () => false, subscribe: () => () => undefined };

/** A page in its frame, and the toasts that it shows. */
export function inFrame(page: ReactElement, site: SiteContext = siteFixture()) {
  const toasts: string[] = [];
  const show = ({ text }: { text: string }) => void toasts.push(text);
  const element = (
    <SiteProvider site={site}>
      <VisitorProvider store={createVisitorStore(anonymousVisitor)}>
        <NavigationProvider value={{ path: "/", pending, go: () => undefined }}>
          <ToastsProvider value={{ show, Region: () => null }}>{page}</ToastsProvider>
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
  return { element, toasts };
}

/** Stands in for the `Response` that `fetch` resolves to; this environment has none. */
export function answer(status: number, body: object): Response {
  const response = { ok: status < 400, status, text: async () => JSON.stringify(body) };
  return response as Response;
}

/** Body that was sent, parsed from JSON. */
export function sentIn(init: RequestInit | undefined): unknown {
  return typeof init?.body === "string" ? JSON.parse(init.body) : null;
}

export const receipt = { number: "F-7K3Q2M", token: "t".repeat(22) };

const alex = {
  "First name": "Alex",
  "Last name": "Sample",
  Phone: "5735550142",
  Email: "alex@mail.example",
};

/** Fills in the contact details of the form that is shown. */
export async function fillInContact(user: UserEvent): Promise<void> {
  for (const [name, value] of Object.entries(alex)) {
    await user.type(screen.getByRole("textbox", { name }), value);
  }
}
