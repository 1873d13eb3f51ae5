/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { InquiryData } from "./inquiry-data.ts";
import { Page } from "./inquiry-page.tsx";

const received: InquiryData = {
  isDelivered: false,
  received: "Friday, November 20 at 9:02 a.m. CST",
  delivered: null,
  number: "F-7K3Q2M",
  about: "Your message to sales",
  application: null,
  unlocked: null,
  testDrive: null,
  vehicle: null,
  storeAddress: "Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
  calendar: null,
  change: null,
  cancelAction: null,
  isCancelFailed: false,
  canceledDrive: null,
  isDriveOver: false,
  another: null,
  replyBy: "Friday, November 20 at 1:02 p.m. CST",
  isReplyDue: false,
  member: null,
  storeName: "Ozark Trail Mitsubishi",
  storePhone: "+15735550142",
  path: "/inquiry/abc",
};

function draw(changes: Partial<InquiryData> = {}) {
  return render(
    <SiteProvider site={siteFixture()}>
      <Page data={{ ...received, ...changes }} />
    </SiteProvider>,
  );
}

const valueOf = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;

describe("the page of an inquiry", () => {
  test("says what a lead has unlocked, with the way there", () => {
    draw({ unlocked: { text: "You now also see 20 new arrivals.", href: "/cars-for-sale" } });
    const link = screen.getByRole("link", { name: "See new arrivals" });
    expect(link.getAttribute("href")).toBe("/cars-for-sale");
    expect(link.parentElement?.textContent).toBe(
      "You now also see 20 new arrivals. See new arrivals",
    );
  });

  test("speaks to an applicant of their application", () => {
    const application = {
      title: "We’ve received your application for Detailer",
      replyBy: "You’ll hear from us by Friday, whatever we decide.",
    };
    draw({ application, isDelivered: true });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(application.title);
    expect(screen.getByText(application.replyBy)).toBeTruthy();
    expect(screen.queryByText(/your request is with/i)).toBeNull();
  });

  test("names the person whom a message is for", () => {
    const { container } = draw({ member: "Hollis" });
    expect(container.textContent).toContain(
      "Hollis or a colleague at Ozark Trail Mitsubishi will contact you by Friday, November 20",
    );
  });

  test("says that it was received, by when the store replies, and how to look again", () => {
    const { container } = draw();
    expect(headingProblems(container)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "We’ve received your request",
    );
    expect(container.textContent).toContain(
      "Ozark Trail Mitsubishi will contact you by Friday, November 20 at 1:02 p.m. CST",
    );
    expect(valueOf("Receipt number")).toBe("F-7K3Q2M");
    expect(valueOf("About")).toBe("Your message to sales");
    expect(valueOf("Delivered")).toBe("On its way to our team");
    expect(screen.getByRole("link", { name: "Refresh" }).getAttribute("href")).toBe("/inquiry/abc");
    expect(screen.getByRole("link", { name: "Call (573) 555-0142" }).getAttribute("href")).toBe(
      "tel:+15735550142",
    );
  });

  test("says when the car is driven that it booked, and nothing of it otherwise", () => {
    const testDrive = "Saturday, November 21 at 9:30 a.m.";
    draw({ testDrive });
    expect(valueOf("Booked for")).toBe(testDrive);
    draw();
    expect(screen.getAllByText("Booked for")).toHaveLength(1);
  });

  test("of a test drive to come names its day and time first, with car, place and calendar file", () => {
    const testDrive = "Monday, November 23 at 9:30 a.m.";
    const calendar = "/api/leads/inquiries/abc/test-drive.ics";
    const { container } = draw({
      testDrive,
      vehicle: "2021 Toyota RAV4",
      calendar,
      about: "A test drive",
    });
    expect(headingProblems(container)).toEqual([]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Test drive booked: Monday, November 23 at 9:30 a.m.",
    );
    expect(container.querySelector("dt")?.textContent).toBe("Booked for");
    expect(valueOf("About")).toBe("A test drive: 2021 Toyota RAV4");
    expect(valueOf("Where")).toContain("4180 Sycamore Bend Road");
    const link = screen.getByRole("link", { name: "Add to calendar" });
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual([calendar, true]);
    expect(container.textContent).toContain(
      "Someone from Ozark Trail Mitsubishi will reach out by Friday, November 20 at 1:02 p.m. CST to confirm.",
    );
    expect(screen.queryByRole("link", { name: "Refresh" })).toBeNull();
  });

  test("without a test drive to come has no calendar file and no other times", () => {
    draw({ testDrive: "Saturday, November 21 at 9:30 a.m.", isDriveOver: true });
    expect(screen.queryByText("Add to calendar")).toBeNull();
    expect(screen.queryByText("Change the time")).toBeNull();
    expect(screen.queryByText("Where")).toBeNull();
  });

  const change = {
    action: "/api/leads/inquiries/abc/change",
    days: [
      {
        label: "Tuesday, November 24",
        times: [
          { value: "2026-11-24T09:30", label: "9:30 a.m." },
          { value: "2026-11-24T10:00", label: "10:00 a.m." },
        ],
      },
    ],
    failure: null,
  };

  test("offers other times in a plain form", () => {
    draw({ change });
    const times = screen.getByLabelText("New time");
    expect(times.closest("details")?.open).toBe(false);
    const form = times.closest("form");
    expect([form?.method, times.getAttribute("name")]).toEqual(["post", "slot"]);
    expect(form?.getAttribute("action")).toBe(change.action);
    const options = screen
      .getAllByRole("option", { hidden: true })
      .map(({ textContent }) => textContent);
    expect(options).toEqual([
      "Choose a day and time",
      "Tuesday, November 24, 9:30 a.m.",
      "Tuesday, November 24, 10:00 a.m.",
    ]);
    expect(screen.getByText("Change my test drive").getAttribute("type")).toBe("submit");
  });

  test.each([
    ["taken" as const, "That time was just taken. Please choose another."],
    [
      "failed" as const,
      "We couldn’t change your test drive just now. Please try again, or call us.",
    ],
  ])("says why the time could not be changed, with the form open: %s", (failure, text) => {
    draw({ change: { ...change, failure } });
    expect(screen.getByRole("alert").textContent).toContain(text);
    expect(screen.getByLabelText("New time").closest("details")?.open).toBe(true);
  });

  test("cancels a test drive that has not begun, once its visitor has said so twice", () => {
    const cancelAction = "/api/leads/inquiries/abc/cancellation";
    draw({ testDrive: "Saturday, November 21 at 9:30 a.m.", cancelAction });
    const details = screen.getByRole("group");
    expect(details.hasAttribute("open")).toBe(false);
    expect(details.textContent).toContain("notifies Ozark Trail Mitsubishi");
    const button = screen.getByText("Yes, cancel it");
    const { method, action } = button.closest("form") ?? {};
    expect([button.getAttribute("type"), method]).toEqual(["submit", "post"]);
    expect(action).toMatch(/\/api\/leads\/inquiries\/abc\/cancellation$/);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("says that the drive could not be canceled, with the form open to try again", () => {
    draw({ testDrive: "today", cancelAction: "/cancellation", isCancelFailed: true });
    expect(screen.getByRole("alert").textContent).toContain("couldn’t cancel your test drive");
    expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
  });

  test("says that the drive is canceled, shows no reply or delivery time, and links to booking again", () => {
    const { container } = draw({
      canceledDrive: "Saturday, November 21 at 9:30 a.m.",
      another: { isOfSameCar: true, href: "/test-drive/x" },
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Your test drive is canceled",
    );
    expect(valueOf("Original appointment")).toBe("Saturday, November 21 at 9:30 a.m.");
    expect(container.textContent).not.toContain("will contact you");
    expect(screen.queryByText("Cancel this test drive")).toBeNull();
    expect(screen.queryByText("Delivered")).toBeNull();
    expect(screen.queryByRole("link", { name: "Refresh" })).toBeNull();
    const again = screen.getByRole("link", { name: "Book another time" });
    const [first] = screen.getAllByRole("link");
    expect(first).toBe(again);
    expect(again.getAttribute("href")).toBe("/test-drive/x");
  });

  test("of a drive whose time has passed promises no reply, and leads to another", () => {
    const { container } = draw({
      testDrive: "Saturday, November 21 at 9:30 a.m.",
      isDriveOver: true,
      another: { isOfSameCar: false, href: "/cars-for-sale" },
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "The time of your test drive has passed",
    );
    expect(valueOf("Original appointment")).toBe("Saturday, November 21 at 9:30 a.m.");
    expect(container.textContent).not.toContain("will contact you");
    expect(container.textContent).toContain("call Ozark Trail Mitsubishi or book another time");
    const another = screen.getByRole("link", { name: "Find a vehicle to drive" });
    expect(another.getAttribute("href")).toBe("/cars-for-sale");
    expect(screen.queryByRole("link", { name: "Refresh" })).toBeNull();
  });

  test("says to call once the store should have replied", () => {
    const { container } = draw({ isReplyDue: true });
    expect(container.textContent).toContain(
      "Ozark Trail Mitsubishi should have contacted you by Friday, November 20 at 1:02 p.m. CST. " +
        "If you haven’t heard from us, please call.",
    );
    expect(container.textContent).not.toContain("will contact you");
  });

  test("says that it was delivered, and promises nothing where the store promises nothing", () => {
    const delivered = "Friday, November 20 at 9:03 a.m. CST";
    const { container } = draw({ isDelivered: true, delivered, replyBy: null });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Your request is with our team",
    );
    expect(valueOf("Delivered")).toBe(delivered);
    expect(container.textContent).not.toContain("will contact you");
    expect(screen.queryByRole("link", { name: "Refresh" })).toBeNull();
  });
});
