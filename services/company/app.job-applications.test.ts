import { randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import { rejectedFormCookie } from "@forecourt/contracts/leads/rejected-form";
import { maxResumeBytes } from "@forecourt/contracts/leads/resume";
import { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { stubFullDisk } from "@forecourt/service-kit/db/testing/full-disk";
import {
  describeOnEveryDatabase,
  describeOnSqlite,
  describeOnSqliteAlone,
  type OpenTestDatabase,
} from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { openResume } from "./staff/resumes.ts";
import { deleteExpired } from "./store/cleanup.ts";
import { docx, pdf, zip } from "./testing/resume-files.ts";
import { type RunningCompany, runCompany } from "./testing/running-company.ts";

const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
const now = () => clock.now;

const fields = {
  template: "CAREERS",
  position: "Detailer",
  firstName: "Ada",
  lastName: "Canaryname",
  email: "ada@canary.example",
  phone: "5735550142",
  text: "I like clean cars.",
  back: "/our-company/careers#careers-form",
};

async function running(open: OpenTestDatabase, more: object = {}) {
  const { location } = await open();
  return runCompany({ location, now, ...more });
}

function formWith(file: Buffer | null, name = "resume.pdf", typed: object = fields): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(typed)) form.set(field, String(value));
  if (file) form.set("resume", new Blob([new Uint8Array(file)]), name);
  return form;
}

const html = { accept: "text/html,*/*" };
const sendForm = (site: RunningCompany, body: FormData) =>
  site.send(jobApplicationPath, { method: "POST", body, headers: html });

/** The fields of the last lead. */
function lastFields({ leads }: RunningCompany): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(leads.sent.at(-1)?.body));
}

/** A PDF of so many bytes. */
function pdfOf(bytes: number): Buffer {
  const comment = (length: number) => pdf(`%${"x".repeat(length)}\n`);
  return comment(bytes - comment(0).length);
}

/** The first bytes of a Windows program: the header of DOS, and that of its format. */
function exe(): Buffer {
  const file = Buffer.alloc(4_096);
  file.write("MZ", "latin1");
  file.writeUInt32LE(0x80, 0x3c);
  file.write("This program cannot be run in DOS mode.", 0x4e, "latin1");
  file.write("PE\0\0", 0x80, "latin1");
  return file;
}

async function faultOf(site: RunningCompany, file: Buffer, name?: string) {
  await sendForm(site, formWith(file, name));
  const { "resume.fault": fault, "resume.number": number, ...typed } = lastFields(site);
  expect(typed).toEqual(fields);
  expect(number).toBeUndefined();
  expect(await site.resumes()).toEqual([]);
  return fault;
}

describeOnEveryDatabase("a job application with a resume", (open) => {
  test("is a lead with the number of the resume, which staff opens", async () => {
    const lines: string[] = [];
    const site = await running(open, { onLine: (line: string) => lines.push(line) });
    const file = pdf();
    const answer = await sendForm(site, formWith(file));
    expect(answer.status).toBe(200);
    const [row] = await site.resumes();
    expect(lastFields(site)).toEqual({ ...fields, "resume.number": row?.number });
    expect(row).toMatchObject({ format: "pdf", size: file.length, is_sent: 1 });
    expect(row?.number).toMatch(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const opened = await openResume(site, row?.number ?? "", { name: "ada", reason: "a test" });
    expect(opened).toMatchObject({ firstName: "Ada", position: "Detailer", format: "pdf" });
    expect(opened.file.equals(file)).toBe(true);
    // Nothing that was typed is in the clear, in the row or in the log.
    expect(JSON.stringify([row, lines])).not.toMatch(/Canaryname|canary\.example|%PDF/);
    await site.stop();
  });

  test("is stored once when it is sent twice, and goes when its retention ends", async () => {
    const site = await running(open);
    for (let times = 0; times < 2; times += 1) await sendForm(site, formWith(docx(), "me.docx"));
    expect(await site.resumes()).toHaveLength(1);
    const [first, second] = site.leads.sent.map(({ body }) => body);
    expect(second).toBe(first);
    await deleteExpired(site, new Date("2028-11-23T14:59:59.000Z"));
    expect(await site.resumes()).toHaveLength(1);
    await deleteExpired(site, new Date("2028-11-23T15:00:00.000Z"));
    expect([await site.resumes(), await site.keys()]).toEqual([[], []]);
    await site.stop();
  });

  test("that the leads service refuses keeps no resume; one without an answer does", async () => {
    const site = await running(open);
    const cookie = `${rejectedFormCookie}=abc; Path=/our-company/careers`;
    site.leads.answer = {
      status: 303,
      headers: { location: "/our-company/careers#careers-form", "set-cookie": cookie },
    };
    const refused = await sendForm(site, formWith(pdf()));
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      "/our-company/careers#careers-form",
    ]);
    expect(refused.headers.get("set-cookie")).toBe(cookie);
    expect([await site.resumes(), await site.keys()]).toEqual([[], []]);
    site.leads.answer = null;
    expect((await sendForm(site, formWith(pdf()))).status).toBe(503);
    expect(await site.resumes()).toMatchObject([{ is_sent: 0 }]);
    await site.stop();
  });
});

describeOnSqlite("a script's job application", (open) => {
  test("is sent on as JSON, with the number that the service gave", async () => {
    const site = await running(open);
    const lead = {
      template: "CAREERS",
      user: { firstName: "Ada" },
      resume: { number: "R-AAAA-AAAA" },
    };
    const body = formWith(pdf(), "cv.pdf", { lead: JSON.stringify(lead) });
    const headers = {
      "idempotency-key": "key-1",
      cookie: "a=b",
      accept: "application/json",
      [internalHeaders.language]: "es",
    };
    const answer = await site.send(jobApplicationPath, { method: "POST", body, headers });
    expect(await answer.json()).toMatchObject({ number: "F-7K3Q2M" });
    const [row] = await site.resumes();
    const { headers: sent, body: relayed } = site.leads.sent[0] ?? { headers: {}, body: "null" };
    expect(JSON.parse(relayed)).toEqual({ ...lead, resume: { number: row?.number } });
    expect(sent).toMatchObject({
      "idempotency-key": "key-1",
      cookie: "a=b",
      [internalHeaders.dealer]: "ozark-mitsubishi",
      // The applicant gets the mail that confirms it in the language of the page.
      [internalHeaders.language]: "es",
    });
    await site.stop();
  });

  test("without a file is only sent on; a claimed number of a form is not", async () => {
    const site = await running(open);
    await sendForm(site, formWith(null, "", { ...fields, "resume.number": "R-AAAA-AAAA" }));
    expect(lastFields(site)).toEqual(fields);
    expect(await site.resumes()).toEqual([]);
    await site.stop();
  });

  test("is refused when it is no form, of another site or of no dealer", async () => {
    const site = await running(open);
    const statusOf = async (init: object) =>
      (await site.send(jobApplicationPath, { method: "POST", ...init })).status;
    const json = { "content-type": "application/json" };
    expect(await statusOf({ body: "{}", headers: json })).toBe(400);
    const body = () => formWith(pdf());
    expect(await statusOf({ body: body(), headers: { origin: "https://evil.example" } })).toBe(403);
    expect(await statusOf({ body: body(), headers: { [internalHeaders.dealer]: "../x" } })).toBe(
      421,
    );
    expect(await statusOf({ body: formWith(null, "", { lead: "no JSON" }) })).toBe(400);
    expect(site.leads.sent).toEqual([]);
    await site.stop();
  });
});

describeOnSqlite("a resume is refused, with everything that was typed:", (open) => {
  test.each([
    ["a renamed .exe", exe(), "resume.pdf", "format"],
    ["a renamed .exe as a Word document", exe(), "resume.docx", "format"],
    ["a polyglot of PDF and ZIP", Buffer.concat([pdf(), zip({ a: "b" })]), "resume.pdf", "mixed"],
    ["a zip bomb", docx({ "word/a": Buffer.alloc(80_000_000) }), "resume.docx", "damaged"],
    ["0 bytes", Buffer.alloc(0), "resume.pdf", "empty"],
    ["a large photo", pdfOf(maxResumeBytes + 1), "resume.HEIC", "format"],
    ["5 MB + 1 byte", pdfOf(maxResumeBytes + 1), "resume.pdf", "too-large"],
    ["a path in its file name", pdf(), "../../etc/resume.pdf", "name"],
    ["a Windows path in its file name", pdf(), "..\\..\\resume.pdf", "name"],
  ])("%s", async (_name, file, name, fault) => {
    const site = await running(open);
    expect(await faultOf(site, file, name)).toBe(fault);
    await site.stop();
  });

  test("but not one of 5 MB to the byte", async () => {
    const site = await running(open);
    await sendForm(site, formWith(pdfOf(maxResumeBytes)));
    expect(await site.resumes()).toMatchObject([{ size: 5_000_000, format: "pdf" }]);
    await site.stop();
  });

  test("in a form of 1,000 parts", async () => {
    const site = await running(open);
    const many = Array.from({ length: 1_000 }, (_, index) => [`x${index}`, "y"] as const);
    await sendForm(site, formWith(pdf(), "resume.pdf", { ...fields, ...Object.fromEntries(many) }));
    expect(lastFields(site)).toMatchObject({ ...fields, "resume.fault": "parts" });
    expect(await site.resumes()).toEqual([]);
    await site.stop();
  });

  test.each([
    ["infected", "infected"],
    ["unknown", "unavailable"],
  ] as const)("one that the virus scanner calls %s", async (result, fault) => {
    const site = await running(open, { scan: async () => result });
    expect(await faultOf(site, pdf())).toBe(fault);
    await site.stop();
  });

  test("the 61st of a network within an hour", async () => {
    const site = await running(open);
    const empty = () => sendForm(site, formWith(Buffer.alloc(0)));
    for (let count = 0; count < 60; count += 1) await empty();
    expect(lastFields(site)["resume.fault"]).toBe("empty");
    await empty();
    expect(lastFields(site)["resume.fault"]).toBe("too-many");
    await site.stop();
  });
});

describeOnSqlite("an upload that is aborted half way", (open) => {
  test("stores and sends nothing", async () => {
    const site = await running(open);
    const headers = {
      [internalHeaders.dealer]: "ozark-mitsubishi",
      "content-type": "multipart/form-data; boundary=b",
      "content-length": "100000",
    };
    const path = `${site.origin}${jobApplicationPath}`;
    const started = httpRequest(path, { method: "POST", headers });
    const head = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
    const broken = new Promise((resolve) => started.once("error", resolve));
    await new Promise<void>((resolve) => void started.write(`${head}%PDF-1.4`, () => resolve()));
    started.destroy();
    await broken;
    await sendForm(site, formWith(null));
    expect(site.leads.sent).toHaveLength(1);
    expect(await site.resumes()).toEqual([]);
    await site.stop();
  });
});

describeOnSqliteAlone("a full disk", (open) => {
  test("refuses the resume, keeps what was typed, and takes it when there is room", async () => {
    const site = await running(open);
    const makeRoom = await stubFullDisk(site.database);
    const file = docx({ "word/media/a.bin": randomBytes(100_000) });
    expect(await faultOf(site, file, "a.docx")).toBe("unavailable");
    await makeRoom();
    await sendForm(site, formWith(file, "a.docx"));
    expect(await site.resumes()).toHaveLength(1);
    await site.stop();
  });
});
