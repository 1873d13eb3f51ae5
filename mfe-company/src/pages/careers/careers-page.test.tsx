/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import type { PositionView } from "../../parts/positions/position-view.ts";
import { answer, fillInContact, inFrame, receipt } from "../../testing/draw-page.tsx";
import type { CareersData } from "./careers-data.ts";
import { Page } from "./careers-page.tsx";

const doFetch = stubFetch();
const detailer: PositionView = {
  title: "Detailer",
  href: "/our-company/careers/detailer",
  facts: "Rolla, MO · Part time",
  pay: "$16.00 to $18.50 an hour",
  description: "You clean cars.",
  applyHref: "/our-company/careers?position=detailer#apply",
};
const data: CareersData = {
  crumbs: {
    label: "Breadcrumb",
    trail: [{ label: "Our company", href: "/our-company" }, { label: "Careers" }],
  },
  title: "Join our team",
  lead: "Work with us.",
  positionsTitle: "Open positions",
  noPositions: "Nothing is open today.",
  labels: { apply: "Apply", details: "See the whole job" },
  groups: [{ title: null, none: null, positions: [detailer] }],
  benefits: {
    title: "Every full-time job comes with",
    list: ["A 401(k) with a 3% match"],
    note: "Part-time jobs come with one week off.",
  },
  hiring: {
    title: "How we hire",
    steps: [
      { title: "You apply", description: "It takes five minutes." },
      { title: "We call you", description: "Within five days." },
    ],
  },
  formTitle: "Apply",
  body: [{ kind: "paragraph", runs: [{ text: "Send your resume by email." }] }],
  form: {
    ...messageFormTexts(siteFixture()),
    reply: "You’ll hear from us within 5 days.",
    submit: "Send application",
    consent: "Consent is not a condition of employment.",
    sentFor: { Detailer: "We’ve received your application for Detailer" },
    position: {
      label: "Position",
      choose: "Choose a position",
      missing: "Choose a position first",
      options: ["Detailer", "Another position"],
      chosen: "",
    },
    store: null,
    resume: {
      label: "Resume (optional)",
      help: "PDF, DOC, or DOCX, up to 5 MB.",
      again: "Choose your resume again.",
      format: "Send a PDF, DOC, or DOCX file.",
      tooLarge: "This file is larger than 5 MB.",
    },
  },
};

test("the careers page lists open positions, or states that there are none", () => {
  const { container, rerender } = render(inFrame(<Page data={data} />).element);
  expect(headingProblems(container)).toEqual([]);
  expect(screen.getByText("Rolla, MO · Part time")).toBeTruthy();
  expect(screen.getByText("$16.00 to $18.50 an hour")).toBeTruthy();
  const benefits = screen.getByRole("region", { name: "Every full-time job comes with" });
  expect(benefits.textContent).toContain("A 401(k) with a 3% matchPart-time jobs");
  const details = screen.getByRole("link", { name: "See the whole job: Detailer" });
  expect(details.getAttribute("href")).toBe("/our-company/careers/detailer");
  expect(screen.getByText("Consent is not a condition of employment.")).toBeTruthy();
  expect(container.textContent).not.toContain("condition of purchase");
  expect(screen.getByText("You’ll hear from us within 5 days.")).toBeTruthy();
  const none = [{ title: null, none: null, positions: [] }];
  rerender(inFrame(<Page data={{ ...data, groups: none, benefits: null }} />).element);
  expect(screen.getByText("Nothing is open today.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Every full-time job comes with" })).toBeNull();
});

test("a chosen store without openings says so above those of other stores", () => {
  const groups = [
    { title: "At our Columbia store", none: "We have no openings in Columbia.", positions: [] },
    { title: "At our other stores", none: null, positions: [detailer] },
  ];
  const { container } = render(inFrame(<Page data={{ ...data, groups }} />).element);
  expect(headingProblems(container)).toEqual([]);
  expect(screen.getByText("We have no openings in Columbia.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 4, name: "Detailer" })).toBeTruthy();
});

describe("the store of an application", () => {
  const store: CareersData["form"]["store"] = {
    label: "Store",
    choose: "Choose a store",
    missing: "Choose a store first",
    options: [
      { value: "columbia", label: "Columbia" },
      { value: "rolla", label: "Rolla" },
      { value: "sedalia", label: "Sedalia" },
    ],
    byPosition: { Detailer: ["columbia", "rolla"], Mechanic: ["sedalia"] },
    chosen: "",
  };
  const options = ["Detailer", "Mechanic", "Another position"];
  const position = { ...data.form.position, options };
  const grouped = { ...data, form: { ...data.form, position, store } };
  const storeField = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Store" });
  const offered = () => [...storeField().options].map(({ label }) => label);

  test("is one of those where the chosen position is open", async () => {
    const user = userEvent.setup();
    render(inFrame(<Page data={grouped} />).element);
    const choose = (title: string) =>
      user.selectOptions(screen.getByRole("combobox", { name: "Position" }), title);
    expect(offered()).toEqual(["Choose a store", "Columbia", "Rolla", "Sedalia"]);
    await choose("Detailer");
    expect(offered()).toEqual(["Choose a store", "Columbia", "Rolla"]);
    await choose("Mechanic");
    expect(offered()).toEqual(["Sedalia"]);
    expect(storeField().value).toBe("sedalia");
    await choose("Another position");
    expect(offered()).toHaveLength(4);
  });

  test("is the visitor's, where the position is open there", () => {
    const ofRolla = { ...grouped.form, store: { ...store, chosen: "rolla" } };
    const chosen = { ...position, chosen: "Detailer" };
    const page = { ...grouped, form: { ...ofRolla, position: chosen } };
    const { rerender } = render(inFrame(<Page data={page} />).element);
    expect(storeField().value).toBe("rolla");
    const ofSedalia = { ...page.form, store: { ...store, chosen: "sedalia" } };
    rerender(inFrame(<Page key="sedalia" data={{ ...page, form: ofSedalia }} />).element);
    expect(storeField().value).toBe("");
  });

  test("is required, and sent with the application", async () => {
    doFetch.mockResolvedValue(answer(200, receipt));
    const user = userEvent.setup();
    render(inFrame(<Page data={grouped} />).element);
    await user.selectOptions(screen.getByRole("combobox", { name: "Position" }), "Detailer");
    await fillInContact(user);
    const send = screen.getByRole("button", { name: "Send application" });
    await user.click(send);
    expect(screen.getByText("Choose a store first")).toBeTruthy();
    expect(doFetch).not.toHaveBeenCalled();
    await user.selectOptions(storeField(), "Rolla");
    await user.click(send);
    expect(sentLead()).toMatchObject({ position: "Detailer", store: "rolla" });
  });
});

/** The lead of the application that was sent last. */
function sentLead(): unknown {
  const body = doFetch.mock.calls.at(-1)?.[1]?.body;
  const lead = body instanceof FormData ? body.get("lead") : null;
  return typeof lead === "string" ? JSON.parse(lead) : null;
}

test.each([
  [200, "Message sent! Thank you! Your submission has been received!"],
  [503, "Something went wrong, oops, something went wrong while submitting the form."],
])("an application that is answered with %i shows its toast", async (status, toast) => {
  doFetch.mockResolvedValue(answer(status, status === 200 ? receipt : {}));
  const user = userEvent.setup();
  const { element, toasts } = inFrame(<Page data={data} />);
  render(element);
  const file = new File(["%PDF-1.4"], "resume.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Resume (optional)"), file);
  await user.selectOptions(screen.getByRole("combobox", { name: "Position" }), "Another position");
  await fillInContact(user);
  await user.click(screen.getByRole("button", { name: "Send application" }));
  const body = doFetch.mock.calls[0]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error("expected a form with parts");
  const lead = body.get("lead");
  expect(typeof lead === "string" ? JSON.parse(lead) : null).toMatchObject({
    template: "CAREERS",
    position: "Another position",
    text: "",
  });
  expect(body.get("resume")).toMatchObject({ name: "resume.pdf", size: file.size });
  expect(toasts).toEqual([toast]);
});

test("a sent application is confirmed by its position, else without one", async () => {
  for (const [position, confirmed] of [
    ["Detailer", "We’ve received your application for Detailer"],
    ["Another position", data.form.sent],
  ] as const) {
    doFetch.mockResolvedValue(answer(200, receipt));
    const user = userEvent.setup();
    const { unmount } = render(inFrame(<Page data={data} />).element);
    await user.selectOptions(screen.getByRole("combobox", { name: "Position" }), position);
    await fillInContact(user);
    await user.click(screen.getByRole("button", { name: "Send application" }));
    expect(screen.getByRole("status").textContent).toContain(confirmed);
    unmount();
  }
});

test("the page says how the dealer hires, step by step", () => {
  render(inFrame(<Page data={data} />).element);
  const hiring = screen.getByRole("region", { name: "How we hire" });
  const steps = [...hiring.querySelectorAll("ol > li")].map(({ textContent }) => textContent);
  expect(steps).toEqual(["You applyIt takes five minutes.", "We call youWithin five days."]);
});

test("a resume that the service refuses has its error, and what was typed stays", async () => {
  const fields = { resume: "This file is empty." };
  doFetch.mockResolvedValue(answer(422, { error: { code: "fields-invalid", fields } }));
  const user = userEvent.setup();
  render(inFrame(<Page data={data} />).element);
  await user.selectOptions(screen.getByRole("combobox", { name: "Position" }), "Detailer");
  await fillInContact(user);
  const field = screen.getByLabelText<HTMLInputElement>("Resume (optional)");
  await user.upload(field, new File([], "resume.pdf"));
  await user.click(screen.getByRole("button", { name: "Send application" }));
  expect(await screen.findByText("This file is empty.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
    "alex@mail.example",
  );
  await user.upload(field, new File(["%PDF-1.4"], "resume.pdf"));
  expect(screen.queryByText("This file is empty.")).toBeNull();
});

test("a resume over 5 MB is refused when it is chosen, and not sent", async () => {
  const user = userEvent.setup();
  render(inFrame(<Page data={data} />).element);
  await user.selectOptions(screen.getByRole("combobox", { name: "Position" }), "Detailer");
  await fillInContact(user);
  const large = new File([new Uint8Array(5_000_001)], "resume.pdf");
  await user.upload(screen.getByLabelText("Resume (optional)"), large);
  await user.click(screen.getByRole("button", { name: "Send application" }));
  expect(screen.getByText("This file is larger than 5 MB.")).toBeTruthy();
  expect(doFetch).not.toHaveBeenCalled();
});

test.each(["resume.HEIC", "resume.jpg", "resume"])(
  "a file %s is refused when it is chosen, with the types that are accepted",
  async (name) => {
    const user = userEvent.setup({ applyAccept: false });
    render(inFrame(<Page data={data} />).element);
    const field = screen.getByLabelText("Resume (optional)");
    await user.upload(field, new File([new Uint8Array(5_000_001)], name));
    expect(screen.getByText("Send a PDF, DOC, or DOCX file.")).toBeTruthy();
    await user.upload(field, new File(["%PDF-1.4"], "resume.PDF"));
    expect(screen.queryByText("Send a PDF, DOC, or DOCX file.")).toBeNull();
  },
);

test("an application needs a position, and none is chosen at first", async () => {
  const user = userEvent.setup();
  render(inFrame(<Page data={data} />).element);
  const position = screen.getByRole<HTMLSelectElement>("combobox", { name: "Position" });
  expect(position.value).toBe("");
  await fillInContact(user);
  await user.click(screen.getByRole("button", { name: "Send application" }));
  expect(screen.getByText("Choose a position first")).toBeTruthy();
  expect(doFetch).not.toHaveBeenCalled();
});

test("a link of a position leads to the form with the position chosen, and what was typed stays", async () => {
  const user = userEvent.setup();
  const { rerender } = render(inFrame(<Page data={data} />).element);
  const link = screen.getByRole("link", { name: "Apply: Detailer" });
  expect(link.getAttribute("href")).toBe("/our-company/careers?position=detailer#apply");
  await fillInContact(user);
  const position = { ...data.form.position, chosen: "Detailer" };
  rerender(inFrame(<Page data={{ ...data, form: { ...data.form, position } }} />).element);
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Position" });
  expect(field.value).toBe("Detailer");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
    "alex@mail.example",
  );
});

test.each([true, false])(
  "a form says before it is sent whether it unlocks early access (%s)",
  (unlocks) => {
    const form = { ...data.form, unlocks };
    const site = siteFixture({ cookieTier: 1 });
    render(inFrame(<Page data={{ ...data, form }} />, site).element);
    const note =
      "With both your phone and your email, sending this also gets you early access to our newest arrivals.";
    expect(screen.queryByText(note) !== null).toBe(unlocks);
  },
);

test("a link to the form moves the focus to its heading", () => {
  history.replaceState(null, "", "#apply");
  render(inFrame(<Page data={data} />).element);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: data.formTitle }));
  history.replaceState(null, "", "/");
});
