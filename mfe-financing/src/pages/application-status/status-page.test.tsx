/** @jest-environment jsdom */
import { Application } from "@forecourt/contracts/areas/financing/applications";
import { onTrack } from "@forecourt/remote-kit/track";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { StatusData } from "./status-data.ts";
import { Page } from "./status-page.tsx";
import { statusView } from "./status-view.ts";

const token = "S".repeat(43);
const path = `/auto-financing/application-status/${token}`;

const ada: NonNullable<Application["borrower"]> = {
  firstName: "Ada",
  middleName: null,
  lastName: "Moss",
  suffix: null,
  email: "ada@example.com",
  phone: "+15735550142",
  ssn: "•••-••-6789",
  dateOfBirth: "••/••/1990",
  maritalStatus: "unmarried",
  residences: [
    {
      housingStatus: "rent",
      monthlyRentCents: 85_000,
      years: 2,
      months: 3,
      fullAddress: "12 Cedar Street",
      apartment: null,
      city: "Cape Girardeau",
      state: "MO",
      zipCode: "63701",
    },
  ],
  employment: [],
  otherIncome: { monthlyCents: 20_000, source: "Pension" },
  monthlyIncomeCents: 442_000,
};

const application: Application = {
  party: "borrower",
  number: "A-7K4M-2PXD",
  status: "received",
  receivedAt: "2026-11-22T18:00:00.000Z",
  viewedAt: null,
  answeredAt: null,
  answer: null,
  adverseReasons: [],
  firstName: "Ada",
  borrowerFirstName: "Ada",
  isJoint: false,
  borrower: ada,
  coBorrower: null,
  consents: [
    { name: "hardPull", party: "borrower", text: "I authorize.", at: "2026-11-22T18:00:00.000Z" },
  ],
  storeName: "Ozark Trail Mitsubishi",
  storeAddress: "4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
  storePhone: "+15735550142",
};

/** A Monday on which the store is open. */
const opened = new Date("2026-11-23T16:00:00.000Z");

function load(changes: Partial<Application> = {}, query = "", now = opened): StatusData {
  const request = pageRequest(path + query, "http://financing.test", { params: { token } });
  return statusView(request, Application.parse({ ...application, ...changes }), now);
}

const answered = {
  status: "answered",
  viewedAt: "2026-11-23T15:00:00.000Z",
  answeredAt: "2026-11-24T15:00:00.000Z",
} as const;

describe("the status of an application", () => {
  test("begins with the answer once there is one", () => {
    const data = load({ ...answered, answer: "approved" });
    const { container } = render(<Page data={data} />);
    const headings = [...container.querySelectorAll("h2")].map((one) => one.textContent);
    expect(headings.slice(0, 2)).toEqual(["Our answer", "Status"]);
  });

  test("says what was received and what happens now, with a masked copy", () => {
    const { container } = render(<Page data={load()} />);
    expect(headingProblems(container)).toEqual([]);
    const stages = screen.getAllByRole("listitem").slice(0, 3);
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      "Received Sunday, November 22",
      "Opened by our finance staff Not yet",
      "Answered Not yet",
    ]);
    for (const shown of ["•••-••-6789", "••/••/1990", "(573) 555-0142", "$4,420"]) {
      expect(screen.getByText(shown)).toBeTruthy();
    }
    // A text that is missing is shown as its key.
    expect(container.textContent).not.toMatch(/\b(?:status|label|marital|application)\.\w/);
  });

  test("names the next opening where the store was closed, until it has opened", () => {
    const sunday = new Date("2026-11-22T18:05:00.000Z");
    expect(load({}, "", sunday).next).toContain(
      "After we open on Monday, November 23 at 8:00 a.m., our finance staff will review it and call",
    );
    expect(load().next).toMatch(/^Our finance staff will review it and call you/);
    expect(load(answered, "", sunday).next).toBeNull();
  });

  test("names no address that is the borrower's in the co-borrower's copy", () => {
    const [home] = ada.residences;
    const hidden = { fullAddress: "", apartment: null, city: "", state: "", zipCode: "" };
    const residences = home ? [{ ...home, ...hidden }] : [];
    const parts = { borrower: null, coBorrower: { ...ada, residences }, isHomeShared: true };
    render(<Page data={load({ party: "coBorrower", isJoint: true, ...parts })} />);
    expect(screen.getByText(/^Same address as Ada /)).toBeTruthy();
  });

  test("folds the consents, each with its time, and opens them for print", () => {
    const { container } = render(<Page data={load()} />);
    const [consent] = container.querySelectorAll("details");
    expect(consent?.open).toBe(false);
    expect(consent?.querySelector("summary")?.textContent).toBe(
      "Credit report Borrower, November 22, 2026 at 12:00 p.m.",
    );
    fireEvent(window, new Event("beforeprint"));
    expect(consent?.open).toBe(true);
    fireEvent(window, new Event("afterprint"));
    expect(consent?.open).toBe(false);
  });

  test("copies its own link without a query, and prints a copy", async () => {
    const user = userEvent.setup();
    const print = jest.spyOn(window, "print").mockImplementation(() => {});
    history.replaceState(null, "", `${path}?late=1`);
    render(<Page data={load({}, "?late=1")} />);
    expect(screen.getByRole("alert").textContent).toContain("had already been sent");
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
    await user.click(screen.getByRole("button", { name: "Print a copy" }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test("shows the notice with its reasons after an adverse answer", () => {
    const reasons = ["Income insufficient for amount of credit requested"];
    render(<Page data={load({ ...answered, answer: "declined", adverseReasons: reasons })} />);
    expect(screen.getByRole("heading", { name: "Notice of action taken" })).toBeTruthy();
    expect(screen.getByText(reasons[0] ?? "")).toBeTruthy();
    expect(screen.getByText(/^The federal Equal Credit Opportunity Act/)).toBeTruthy();
    expect(
      screen.getByText(
        "Creditor: Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(/Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580/),
    ).toBeTruthy();
    expect(screen.getByText(/free copy of your report/)).toBeTruthy();
  });

  test("shows no notice with an approval", () => {
    const terms = "72 months at 7.9%, up to $24,000";
    const data = load({ ...answered, answer: "approved", terms });
    expect(data).toMatchObject({
      title: "Ada, here is our answer",
      terms,
      adverse: null,
      next: null,
      answer: expect.stringMatching(/Good news.*The terms are below/),
    });
    expect(load({ ...answered, answer: "approved" }).answer).toContain("call you with the terms");
  });

  test("speaks of a copy only where there is one", () => {
    const { unmount } = render(<Page data={load()} />);
    expect(screen.getByText(/the status and the copy below/)).toBeTruthy();
    unmount();
    render(<Page data={load({ borrower: null, coBorrower: null })} />);
    expect(screen.queryByText(/the copy below/)).toBeNull();
    expect(screen.getByText(/can see the status and our answer/)).toBeTruthy();
  });

  const offer = {
    amountCents: 2_400_000,
    months: 72,
    annualRatePercent: 9.49,
    monthlyCents: 43_848,
    totalOfPaymentsCents: 3_157_043,
    financeChargeCents: 757_043,
  };
  const countered = {
    ...answered,
    answer: "counter-offer" as const,
    adverseReasons: ["Length of employment"],
    offer,
  };

  test("shows a counter-offer with its payment, and a form that accepts it without a script", () => {
    const { container } = render(<Page data={load(countered)} />);
    for (const shown of ["$438.48", "72 months", "9.49%", "$24,000.00", "$7,570.43", "$31,570.43"])
      expect(screen.getByText(shown)).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Accept this offer" });
    expect(button.form?.getAttribute("action")).toBe(
      `/api/financing/applications/${token}/acceptance`,
    );
    expect(Object.fromEntries(new FormData(button.form ?? undefined))).toEqual({
      answered: answered.answeredAt,
    });
    expect(headingProblems(container)).toEqual([]);
  });

  test("names the car and the money down of an offer, also without a copy of the deal", () => {
    const offeredFor = { car: "2021 Kia Telluride SX", moneyDownCents: 250_000 };
    const mailed = load({ ...countered, offeredFor, borrower: null });
    expect(mailed.offer?.rows.slice(-2)).toEqual([
      { label: "The car", value: "2021 Kia Telluride SX" },
      { label: "Money down", value: "$2,500.00" },
    ]);
    expect(mailed.applicants).toEqual([]);
    const inWords = load({ ...countered, offer: null, terms: "72 months", offeredFor });
    expect([inWords.offer?.rows.length, inWords.offer?.isFigured]).toEqual([2, false]);
  });

  test("says that an offer was accepted, or has changed, and has no second button", () => {
    render(<Page data={load({ ...countered, acceptedAt: "2026-11-24T16:00:00.000Z" })} />);
    expect(screen.getByText("You accepted this offer on Tuesday, November 24")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept this offer" })).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Ada, you accepted our offer",
    );
    expect(screen.getByText(/you accepted the ones below/)).toBeTruthy();
    expect(screen.queryByText(/is up to you/)).toBeNull();
    render(<Page data={load(countered, "?changed=1")} />);
    expect(screen.getByRole("alert").textContent).toContain("Nothing was accepted");
  });

  test("of a co-borrower names who applies with them, and leaves the answer to the store", () => {
    const own = { party: "coBorrower", firstName: "Bea", isJoint: true } as const;
    const bea = { ...ada, firstName: "Bea" };
    const data = load({ ...own, ...answered, borrower: null, coBorrower: bea });
    expect(data).toMatchObject({
      title: "Bea, your application was sent",
      together: "You’re applying together with Ada.",
      adverse: null,
      answer: expect.stringContaining("about both of you"),
      applicants: [{ title: "Co-borrower" }],
    });
  });

  test("shows a co-borrower the offer, and that only the borrower accepts it", () => {
    const own = { party: "coBorrower", firstName: "Bea", isJoint: true, borrower: null } as const;
    const joint = { ...countered, ...own, adverseReasons: [], terms: "With 10% down." };
    const { unmount } = render(<Page data={load(joint)} />);
    expect(screen.getByText("$438.48")).toBeTruthy();
    expect(screen.getByText(/Only the applicant who started this application/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept this offer" })).toBeNull();
    unmount();
    render(<Page data={load({ ...joint, acceptedAt: "2026-11-24T16:00:00.000Z" })} />);
    expect(screen.getByText("Ada accepted this offer on Tuesday, November 24")).toBeTruthy();
    expect(screen.queryByText(/^You accepted/)).toBeNull();
    expect(screen.getByText("Bea, our offer was accepted")).toBeTruthy();
    // The page of a mail's link does not name the other applicant.
    const mailed = load({ ...joint, isJoint: false, acceptedAt: "2026-11-24T16:00:00.000Z" });
    expect(mailed.offer?.accepted?.title).toMatch(/^The person you’re applying with accepted/);
  });

  test("says how long an offer is good, and takes the form away after that day", () => {
    const good = load({ ...countered, validUntil: "2099-01-01" });
    expect(good.offer?.notes[0]).toContain("This offer is good through");
    expect(good.offer?.accept).not.toBeNull();
    const ended = load({ ...countered, validUntil: "2020-01-01" });
    expect(ended.offer?.notes[0]).toContain("This offer ended on");
    expect(ended.offer?.accept).toBeNull();
  });

  test("says that an accepted offer was withdrawn, until another one is accepted", () => {
    const withdrawnAcceptanceAt = "2026-11-24T16:00:00.000Z";
    const data = load({ ...countered, withdrawnAcceptanceAt });
    expect(data.withdrawn?.text).toContain("The offer you accepted on Tuesday, November 24");
    render(<Page data={data} />);
    expect(screen.getByText("We had to withdraw an earlier offer")).toBeTruthy();
    const again = { ...countered, withdrawnAcceptanceAt, acceptedAt: withdrawnAcceptanceAt };
    expect(load(again).withdrawn).toBeNull();
  });

  test("has the hours of a pay by the hour in the copy", () => {
    const job = {
      status: "employed" as const,
      employer: "River Mill Bakery",
      jobTitle: "Baker",
      phone: null,
      incomeCents: 2_000,
      incomeType: "hourly" as const,
      hoursPerWeek: 38,
      monthlyIncomeCents: 329_333,
      years: 2,
      months: 0,
    };
    render(<Page data={load({ borrower: { ...ada, employment: [job] } })} />);
    expect(screen.getByText(/\$20, .* 38 hours a week/)).toBeTruthy();
  });

  test("of a borrower names an invited co-borrower, and says who can see their part", () => {
    const invitedCoBorrower = { firstName: "Bea", lastName: "Reed" };
    render(<Page data={load({ isJoint: true, invitedCoBorrower })} />);
    expect(screen.getByText("You’re applying together with Bea.")).toBeTruthy();
    expect(screen.getByText("Bea Reed")).toBeTruthy();
    expect(
      screen.getByText(
        "Bea filled in their part on their own device. Only Bea, our finance staff, and the lenders can see it.",
      ),
    ).toBeTruthy();
  });

  test("reports the application once, and not after a reload", () => {
    const names: string[] = [];
    const stop = onTrack(({ name }) => names.push(name));
    history.replaceState(null, "", `${path}?sent=1`);
    const data = load({}, "?sent=1");
    const { unmount } = render(<Page data={data} />);
    expect(names).toEqual(["Lead", "FullCreditApplication", "SubmitApplication"]);
    expect(location.pathname + location.search).toBe(path);
    unmount();
    // The document comes back from the browser's cache, with the data that it had.
    render(<Page data={data} />);
    render(<Page data={load()} />);
    stop();
    expect(names).toHaveLength(3);
  });
});
