/** @jest-environment jsdom */
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { personView } from "../../parts/person-view.ts";
import { answer, fillInContact, inFrame, receipt, sentIn } from "../../testing/draw-page.tsx";
import { hollis, ines } from "../team/fixtures/members.ts";
import type { TeamMemberData } from "./team-member-data.ts";
import { Page } from "./team-member-page.tsx";

const doFetch = stubFetch();
const site = siteFixture();
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
  bio: ["Hollis does brakes.", "Weekends, he races."],
  place: {
    title: "Where to find Hollis",
    name: "Rolla",
    href: "/locations/rolla",
    address: ["1435 Forum Ridge Drive", "Rolla, MO 65401"],
    department: null,
  },
  store: "rolla",
  form: messageFormTexts(site),
  others: [personView(ines, site)],
  labels: {
    trail: "Breadcrumb",
    call: "Call Hollis",
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
  const place = within(screen.getByRole("region", { name: "Where to find Hollis" }));
  expect(place.getByText("1435 Forum Ridge Drive")).toBeTruthy();
  expect(place.getByRole("link", { name: "Rolla" }).getAttribute("href")).toBe("/locations/rolla");
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
