/** @jest-environment jsdom */
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import type { SiteContext } from "@forecourt/contracts/site";
import { textVersion } from "@forecourt/domain/text-version";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, describe, expect, test } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { FormTokenProvider } from "./form-token.tsx";
import { LeadForm } from "./lead-form.tsx";
import { LeadMessage } from "./lead-message.tsx";
import { NavigationProvider } from "./navigation.tsx";
import { RejectedFormProvider } from "./rejected-form.tsx";
import { SiteProvider } from "./site-context.tsx";
import { createVisitorStore, useVisitor, VisitorProvider } from "./visitor.tsx";

const action = "/api/leads/actions";
const onSubmit = async () => undefined;
const pending = { now: () => false, subscribe: () => () => {} };
const rejected: RejectedForm = {
  page: "/service",
  id: "lead-form",
  status: 422,
  retryAfter: null,
  fields: {
    firstName: "Ada",
    email: "ada@moss",
    text: "<b>Hello</b>",
    website: "filled in",
    formToken: "token of the first document",
    idempotencyKey: "key-of-the-form",
  },
  rejection: {
    title: "Not sent yet",
    reason: "Check the fields.",
    errors: [{ name: "text", label: "Message", text: "Say more" }],
    call: { phone: "+15735550142", text: "Call us" },
    alternative: null,
  },
};

afterEach(cleanup);

function draw(
  form: ReactNode,
  returned: RejectedForm | null = null,
  path = "/service?a=1",
  site: Partial<SiteContext> = {},
) {
  return render(
    <SiteProvider site={siteFixture(site)}>
      <VisitorProvider store={createVisitorStore()}>
        <NavigationProvider value={{ path, pending, go() {} }}>
          <FormTokenProvider token="token of this document">
            <RejectedFormProvider form={returned}>{form}</RejectedFormProvider>
          </FormTokenProvider>
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>,
  );
}

const sentFields = () => Object.fromEntries(new FormData(document.forms[0]));

describe("every LeadForm", () => {
  test("shows the sentence on calls and texts above its button, and sends its version", async () => {
    const sent: unknown[] = [];
    const known = {
      firstName: "Ada",
      lastName: "Moss",
      phone: "5735550142",
      email: "a@moss.example",
    };
    const { container } = draw(
      <LeadForm
        known={known}
        onSubmit={async (_fields, _agreed, trace) => {
          sent.push(trace);
          return undefined;
        }}
      />,
    );
    const sentence = screen.getByText(/^By sending this form, you agree/);
    expect(sentence.textContent).toMatch(/call or text you.*Reply STOP/);
    const button = screen.getByRole("button");
    expect(sentence.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const contactConsent = textVersion(sentence.textContent ?? "");
    const field = container.querySelector<HTMLInputElement>("[name=contactConsent]");
    expect([field?.type, field?.value]).toEqual(["hidden", contactConsent]);
    await userEvent.click(button);
    expect(sent).toEqual([{ contactConsent }]);
  });
});

test("every LeadForm leads to the privacy policy, where there is one", () => {
  draw(<LeadForm onSubmit={onSubmit} />, null, "/", { pages: { legal: true } });
  expect(screen.getByRole("link", { name: "Privacy policy" })).toBeTruthy();
  cleanup();
  draw(<LeadForm onSubmit={onSubmit} />, null, "/", { pages: {} });
  expect(screen.queryByRole("link")).toBeNull();
});

test("a field that was sent empty leaves the profile as it is", async () => {
  function KnownPhone() {
    return <output>{useVisitor().phone}</output>;
  }
  const known = {
    firstName: "Ada",
    lastName: "Moss",
    phone: "5735550142",
    email: "a@moss.example",
  };
  draw(
    <>
      <LeadForm known={known} phoneOrEmail={{ help: "", missing: "" }} onSubmit={onSubmit} />
      <KnownPhone />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button"));
  await user.clear(screen.getByRole("textbox", { name: "Phone" }));
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("+1 (573) 555-0142");
});

describe("LeadForm with an action", () => {
  test("sends the address of its page and itself, its token and an empty honeypot", () => {
    draw(<LeadForm action={action} onSubmit={onSubmit} />);
    expect(document.forms[0]?.id).toBe("lead-form");
    expect(sentFields()).toEqual({
      contactConsent: expect.stringMatching(/^[0-9a-f]{8}$/),
      firstName: "",
      lastName: "",
      phone: "",
      email: "",
      back: "/service?a=1#lead-form",
      formToken: "token of this document",
      website: "",
    });
  });

  test("encodes a backslash in the address, which would be refused as unsafe", () => {
    draw(<LeadForm action={action} onSubmit={onSubmit} />, null, "/service?a=b\\c");
    expect(sentFields()).toMatchObject({ back: "/service?a=b%5Cc#lead-form" });
  });

  test("shows what was typed before it was rejected, and counts as the same request", () => {
    draw(<LeadForm action={action} onSubmit={onSubmit} />, rejected);
    expect(screen.getByRole("alert").textContent).toContain("Not sent yet");
    expect(sentFields()).toMatchObject({
      firstName: "Ada",
      lastName: "",
      email: "ada@moss",
      formToken: "token of the first document",
      idempotencyKey: "key-of-the-form",
      website: "filled in",
    });
  });

  test("is itself alone when its page has two forms", () => {
    const two = (
      <>
        <LeadForm action={action} onSubmit={onSubmit} id="first" />
        <LeadForm action={action} onSubmit={onSubmit} id="second" />
      </>
    );
    draw(two, { ...rejected, id: "second" });
    const names = screen.getAllByRole<HTMLInputElement>("textbox", { name: "First name" });
    expect(names.map(({ value }) => value)).toEqual(["", "Ada"]);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });
});

test("LeadForm without an action has no address and takes no rejected form", () => {
  draw(<LeadForm onSubmit={onSubmit} />, rejected);
  expect(sentFields()).toMatchObject({ firstName: "", formToken: "token of this document" });
  expect(sentFields()).not.toHaveProperty("back");
  expect(document.forms[0]?.hasAttribute("id")).toBe(false);
});

describe("LeadMessage", () => {
  const sent: string[] = [];
  const send = async ({ firstName }: { firstName: string }) => void sent.push(firstName);
  const form = (
    <LeadForm action={action} onSubmit={send}>
      <LeadMessage label="Message" required />
    </LeadForm>
  );
  const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message/ });

  test("is a field of its form", () => {
    draw(form);
    expect(sentFields()).toMatchObject({ text: "" });
    expect(message().getAttribute("aria-invalid")).toBeNull();
  });

  test("shows its error and stops the form when it is required and empty", async () => {
    const user = userEvent.setup();
    draw(form);
    for (const name of ["First name", "Last name", "Email"]) {
      await user.type(screen.getByRole("textbox", { name: new RegExp(`^${name}`) }), "a@b.example");
    }
    await user.type(screen.getByRole("textbox", { name: /^Phone/ }), "5735550142");
    const button = screen.getByRole("button");
    await user.click(button);
    expect(document.activeElement).toBe(message());
    expect(message().getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await user.type(message(), "Hello");
    expect(message().getAttribute("aria-invalid")).toBeNull();
    await user.click(button);
    expect(sent).toEqual(["a@b.example"]);
  });

  test("shows what was typed and its error, until it is corrected", async () => {
    draw(form, rejected);
    expect(message().value).toBe("<b>Hello</b>");
    const link = screen.getByRole("link", { name: "Message: Say more" });
    expect(link.getAttribute("href")).toBe(`#${message().id}`);
    const described = message().getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Say more");
    await userEvent.setup().type(message(), "!");
    expect(message().getAttribute("aria-invalid")).toBeNull();
  });
});
