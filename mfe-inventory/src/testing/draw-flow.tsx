import type { SiteContext } from "@forecourt/contracts/site";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { ToastsProvider } from "@forecourt/remote-kit/toasts";
import {
  createVisitorStore,
  VisitorProvider,
  type VisitorStore,
} from "@forecourt/remote-kit/visitor";
import { render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { site } from "./inventory-fixture.ts";

interface Around {
  visitor?: Partial<Visitor>;
  where?: SiteContext;
}

const pending = { now: () => false, subscribe: () => () => undefined };

/** Effects of a step besides its rendered elements. */
export interface Done {
  /** Paths of the navigations, including those by a form: `/personalize/…?step=2`. */
  navigations: string[];
  toasts: string[];
  visitor: VisitorStore;
}

/** A step of a flow in its frame, and the effects of using it. */
export function inFlow(page: ReactElement, { visitor, where = site }: Around = {}) {
  const store = createVisitorStore({ ...anonymousVisitor, ...visitor });
  const done: Done = { navigations: [], toasts: [], visitor: store };
  const go = (path: string) => void done.navigations.push(path);
  const show = ({ text }: { text: string }) => void done.toasts.push(text);
  const element = (
    <SiteProvider site={where}>
      <VisitorProvider store={store}>
        <NavigationProvider value={{ path: "/", pending, go }}>
          <ToastsProvider value={{ show, Region: () => null }}>
            <div onSubmit={(event) => follow(event.nativeEvent, done)}>{page}</div>
          </ToastsProvider>
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
  return { element, done };
}

/** Draws it in this document. */
export function drawFlow(page: ReactElement, around: Around = {}) {
  const { element, done } = inFlow(page, around);
  return { ...done, ...render(element) };
}

/** The router handles a form that no component handled: it navigates to the address of the form. */
function follow(event: Event, { navigations }: Done): void {
  const { target: form } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const fields = new FormData(form, event instanceof SubmitEvent ? event.submitter : null);
  const query = [...fields]
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`)
    .join("&");
  navigations.push(`${form.getAttribute("action")}?${query}`);
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

/** Fills in the lead form that is shown, and sends it. */
export async function sendLeadForm(user: UserEvent, button: string): Promise<void> {
  for (const [name, value] of Object.entries(alex)) {
    await user.type(screen.getByRole("textbox", { name }), value);
  }
  await user.click(screen.getByRole("button", { name: button }));
}

/** Values of the text fields. */
export function typedWords(): string[] {
  return screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
}

export const alexTyped = ["Alex", "Sample", "+1 (573) 555-0142", "alex@mail.example"];

export const newUser = () => userEvent.setup();
