import { Application } from "@forecourt/contracts/areas/financing/applications";
import { authenticate, enroll } from "@forecourt/service-kit/staff/staff-store";
import { codeAt, timeStep } from "@forecourt/service-kit/staff/totp";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { listApplications, showApplication } from "./applications.ts";
import { exportCsv, exportDocument } from "./export-application.ts";
import { maskedDocument } from "./masked-document.ts";
import { dealerId, running, secretOf, start, submitted } from "./testing/running-staff.ts";

describeOnEveryDatabase("staff", (open) => {
  test("authenticate by a code that is accepted once, and are locked after five wrong ones", async () => {
    const { site, deps, clock } = await running(open);
    const secret = secretOf(await enroll(deps, "ada", null));
    const code = () => codeAt(secret, timeStep(clock.now));
    await authenticate(deps, { name: "ada", code: code() });
    await expect(authenticate(deps, { name: "ada", code: code() })).rejects.toThrow("not valid");
    await expect(authenticate(deps, { name: "eve", code: code() })).rejects.toThrow("not valid");
    clock.now = new Date("2026-11-22T12:01:00.000Z");
    const wrong = code() === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(authenticate(deps, { name: "ada", code: wrong })).rejects.toThrow("not valid");
    }
    await expect(authenticate(deps, { name: "ada", code: code() })).rejects.toThrow("too many");
    clock.now = new Date("2026-11-22T12:17:00.000Z");
    await authenticate(deps, { name: "ada", code: code() });
    await site.stop();
  });

  test("are enrolled by an enrolled member, after the first", async () => {
    const { site, deps, clock } = await running(open);
    const secret = secretOf(await enroll(deps, "ada", null));
    await expect(enroll(deps, "bea", null)).rejects.toThrow("an enrolled member enrolls others");
    await expect(enroll(deps, "ada", null)).rejects.toThrow("enrolled already");
    await expect(enroll(deps, "Not A Name", null)).rejects.toThrow("a name is");
    const by = { name: "ada", code: codeAt(secret, timeStep(clock.now)) };
    expect(await enroll(deps, "bea", by)).toContain("Applications%3Abea");
    const rows = await site.database.query.selectFrom("financing_staff").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.toString("base64"));
    await site.stop();
  });

  test("read with a reason that is logged, and the applicant sees that it was looked at", async () => {
    const { site, deps, log } = await running(open);
    const { number, token } = await submitted(site);
    const reader = { name: "ada", reason: "decides on the loan" };
    const shown = await showApplication(deps, number.toLowerCase(), reader);
    expect(exportDocument(shown)).toMatchObject({
      format: "forecourt-credit-application/2",
      number,
      dealerId,
      vendorName: "Ozark Trail Mitsubishi",
      borrower: { ssn: "212-45-6789", dateOfBirth: "1990-04-12", monthlyIncomeCents: 442_000 },
      consents: [
        { name: "esign", party: "borrower" },
        { name: "hardPull", party: "borrower" },
      ],
    });
    expect(JSON.stringify(exportDocument(shown))).not.toContain("203.0.113.7");
    expect(JSON.stringify(maskedDocument(shown))).not.toMatch(/212-45|1990-04/);
    expect(maskedDocument(shown)).toMatchObject({
      sentFromNetwork: "203.0.113.7",
      viewedAt: start.toISOString(),
      answeredAt: null,
      adverseReasons: [],
    });
    expect((await log()).at(-1)).toMatchObject({
      actor: "staff:ada",
      action: "read",
      reason: "decides on the loan",
    });
    const status = await site.send(`/api/financing/applications/${token}`);
    expect(Application.parse(status.body)).toMatchObject({
      status: "viewed",
      viewedAt: start.toISOString(),
    });
    await expect(showApplication(deps, "A-XXXX-XXXX", reader)).rejects.toThrow("no application");
    await site.stop();
  });

  test("find the applications of a number without storing it, at one dealer", async () => {
    const { site, deps } = await running(open);
    const { number } = await submitted(site);
    const find = (ssn: string, dealer: string | null = dealerId) =>
      listApplications(deps, { dealerId: dealer, ssn, most: 10 });
    expect((await find("212-45-6789")).map((row) => row.number)).toEqual([number]);
    expect(await find("212-45-6788")).toEqual([]);
    expect(await find("212-45-6789", "heartland")).toEqual([]);
    await expect(find("212-45-6789", null)).rejects.toThrow("at one dealer");
    expect(JSON.stringify(await find("212-45-6789"))).not.toContain("v1.");
    await site.stop();
  });
});

test("the CSV defuses formulas and quotes what needs it", () => {
  const shown = {
    row: { number: "A-2222-2222", dealer_id: "one", store_id: "two" },
    content: {
      kind: "full",
      vendorName: '=HYPERLINK("http://x","y"),z',
      borrower: { phone: "+15735550142" },
    },
  };
  const csv = exportCsv([shown as never]);
  expect(csv).toContain(`A-2222-2222,vendorName,"'=HYPERLINK(""http://x"",""y""),z"\r\n`);
  expect(csv).toContain("A-2222-2222,borrower.phone,+15735550142\r\n");
});
