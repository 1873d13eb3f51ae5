/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { personView } from "../../parts/person-view.ts";
import type { OpenDepartment } from "../../parts/stores/open-department.ts";
import { answer, fillInContact, inFrame, receipt, sentIn } from "../../testing/draw-page.tsx";
import { hollis, ines } from "../team/fixtures/members.ts";
import type { TeamMemberData } from "./team-member-data.ts";
import { Page } from "./team-member-page.tsx";

const doFetch = stubFetch();
const site = siteFixture();
const service: OpenDepartment = {
  name: "service",
  hours: storeFixture().sales,
  closedSoon: [],
  statuses: [["Service: Closed · opens Monday 8 a.m.", null]],
};
const data: TeamMemberData = {
  trail: [
    { label: "Meet our team", href: "/our-company/meet-our-team" },
    { label: "Hollis Greer" },
  ],
  person: personView(hollis, site),
  call: { dialed: "+15735550143,214", text: "(573) 555-0143, ext. 214" },
  next: [
    { label: "Book service", href: "/service/schedule" },
    { label: "Meet the whole team", href: "/our-company/meet-our-team" },
  ],
  email: "hollis@ozark.example",
  certificates: ["ASE Certified: Brakes (A5)"],
  bio: ["Hollis does brakes.", "Weekends, he races."],
  place: {
    title: "Where and when to find Hollis",
    name: "Rolla",
    href: "/locations/rolla",
    directions: { label: "Get directions", href: "https://maps.example/rolla" },
    address: ["1435 Forum Ridge Drive", "Rolla, MO 65401"],
    days: "Hollis works Monday to Friday",
    colleagues: "When Hollis isn’t in, a colleague can help you during these hours:",
    department: service,
  },
  store: "rolla",
  reply: "Hollis or a colleague will reply within 4 business hours.",
  form: { ...messageFormTexts(site), unlocks: false },
  reviews: [
    {
      name: "Randy W.",
      photo: null,
      text: "Hollis shows me the filter.",
      source: "On Google, about service",
      stores: null,
      original: null,
    },
  ],
  others: [personView(ines, site)],
  labels: {
    trail: "Breadcrumb",
    call: "Call Hollis",
    callButton: "Call",
    messageButton: "Message",
    email: "Email Hollis",
    certificates: "Certifications",
    reviews: "What customers say about Hollis",
    message: "Send Hollis a message",
    others: "Colleagues",
  },
};

test("the page of a person says who they are and how to call them", () => {
  const { container } = render(inFrame(<Page data={data} />).element);
  expect(headingProblems(container)).toEqual([]);
  expect(screen.getByText("HG").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Weekends, he races.")).toBeTruthy();
  const call = screen.getByRole("link", { name: "(573) 555-0143, ext. 214" });
  expect(call.getAttribute("href")).toBe("tel:+15735550143,214");
  expect(screen.getByRole("link", { name: "Book service" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ines Brandt" })).toBeTruthy();
  const place = within(screen.getByRole("region", { name: "Where and when to find Hollis" }));
  expect(place.getByText("1435 Forum Ridge Drive")).toBeTruthy();
  const directions = place.getByRole("link", { name: "Get directions Rolla" });
  expect(directions.getAttribute("href")).toBe("https://maps.example/rolla");
  const [callButton, messageButton] = ["Call Hollis", "Send Hollis a message"].map((name) =>
    screen.getByRole("link", { name }),
  );
  expect(callButton?.getAttribute("href")).toBe("tel:+15735550143,214");
  expect(messageButton?.getAttribute("href")).toBe("#message");
  expect(place.getByRole("link", { name: "Rolla" }).getAttribute("href")).toBe("/locations/rolla");
});

test("the page of a person has their email address, certificates and reviews, as far as there are any", () => {
  const { rerender } = render(inFrame(<Page data={data} />).element);
  const email = screen.getByRole("link", { name: "hollis@ozark.example" });
  expect(email.getAttribute("href")).toBe("mailto:hollis@ozark.example");
  expect(screen.getByRole("region", { name: "Certifications" }).textContent).toContain("Brakes");
  const reviews = screen.getByRole("region", { name: "What customers say about Hollis" });
  expect(reviews.textContent).toContain("Hollis shows me the filter.");
  const none = { ...data, email: null, certificates: [], reviews: [] };
  rerender(inFrame(<Page data={none} />).element);
  expect(screen.queryByText("Email Hollis")).toBeNull();
  expect(screen.queryByRole("region", { name: "Certifications" })).toBeNull();
  expect(screen.queryByRole("region", { name: /^What customers say/ })).toBeNull();
});

test("what the department is now is said only beside a person without days of their own", () => {
  const { rerender } = render(inFrame(<Page data={data} />).element);
  expect(screen.getByText("Hollis works Monday to Friday")).toBeTruthy();
  expect(screen.queryByText(/opens Monday/)).toBeNull();
  expect(screen.getByText(/^When Hollis isn’t in, a colleague can help/)).toBeTruthy();
  const place = { ...data.place!, days: null, colleagues: null };
  rerender(inFrame(<Page data={{ ...data, place }} />).element);
  expect(screen.getByText("Service: Closed · opens Monday 8 a.m.")).toBeTruthy();
  expect(screen.queryByText(/a colleague can help/)).toBeNull();
});

test("its form says by when somebody answers, and nothing of early-access cars", () => {
  render(inFrame(<Page data={data} />).element);
  const form = screen.getByRole("region", { name: "Send Hollis a message" });
  expect(form.textContent).toContain("Hollis or a colleague will reply within 4 business hours.");
  expect(form.textContent).not.toContain("early access");
});

test("its form writes to the person at their store, with and without a script", async () => {
  doFetch.mockResolvedValue(answer(200, receipt));
  const user = userEvent.setup();
  const { element, toasts } = inFrame(<Page data={data} />);
  const { container } = render(element);
  const fields = new FormData(container.querySelector("form") ?? undefined);
  expect([fields.get("template"), fields.get("member"), fields.get("store")]).toEqual([
    "STAFF_MEMBER",
    "hollis-greer",
    "rolla",
  ]);
  await fillInContact(user);
  await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Thanks for the tires.");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
    template: "STAFF_MEMBER",
    member: "hollis-greer",
    store: "rolla",
    text: "Thanks for the tires.",
  });
  expect(toasts).toHaveLength(1);
});
