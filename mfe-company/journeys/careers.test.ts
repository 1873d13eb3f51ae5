import { connect } from "node:net";
import { deflateRawSync } from "node:zlib";
import { fillInLead } from "@forecourt/e2e/lead-form";
import type { Site } from "@forecourt/e2e/site";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const careers = "/our-company/careers";
const main = (page: Page) => page.getByRole("main");
const resume = (page: Page) => main(page).getByLabel("Resume (optional)");
const message = (page: Page) => main(page).getByRole("textbox", { name: "Message" });
const send = (page: Page) => main(page).getByRole("button", { name: "Send application" });
const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A PDF of one empty page. */
const pdf = latin1(
  [
    "%PDF-1.4",
    "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj",
    "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj",
    "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>\nendobj",
    "trailer\n<</Root 1 0 R>>",
    "%%EOF\n",
  ].join("\n"),
);

async function choose(page: Page, buffer: Buffer, name = "resume.pdf"): Promise<void> {
  await resume(page).setInputFiles({ name, mimeType: "application/pdf", buffer });
}

async function fillIn(page: Page): Promise<void> {
  await main(page).getByRole("combobox", { name: "Position" }).selectOption("Detailer");
  await fillInLead(main(page));
  await message(page).fill("I like clean cars.");
}

test("a visitor applies with a resume for the position whose link they followed", async ({
  page,
  site,
}) => {
  await open(page, site.origin + careers);
  await main(page).getByRole("link", { name: "Apply: Service technician" }).click();
  const position = main(page).getByRole("combobox", { name: "Position" });
  await expect(position).toHaveValue("Service technician");
  await expect(position).toBeInViewport();
  await expect(main(page)).toContainText("Consent is not a condition of employment.");
  await fillIn(page);
  await choose(page, pdf);
  await send(page).click();
  await expect(
    page.getByText(/^We have your application for .+ The hiring manager reads it next/),
  ).toBeVisible();
  await main(page).getByRole("link", { name: "View your confirmation" }).click();
  await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}$/);
});

test("a second link to the same position leads to the form again, with the focus", async ({
  page,
  site,
}) => {
  await open(page, site.origin + careers);
  const title = main(page).getByRole("heading", { name: "Apply", exact: true });
  for (const _time of ["first", "second"]) {
    await main(page).getByRole("link", { name: "Apply: Detailer" }).click();
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await main(page).getByRole("combobox", { name: "Position" }).focus();
  }
});

test("the form is sound at three widths, and a file that is too large is refused at once", async ({
  page,
  site,
}) => {
  await open(page, site.origin + careers);
  await choose(page, Buffer.alloc(5_000_001));
  await expect(main(page).getByText("This file is larger than 5 MB.")).toBeVisible();
  await expectSound(page);
});

test.describe("a resume that the service refuses", () => {
  test.use({ expectedConsole: /status of 422/ });

  test("has its reason at the field, which gets the focus; another one is sent with the keyboard", async ({
    page,
    site,
  }) => {
    await open(page, site.origin + careers);
    await fillIn(page);
    await choose(page, latin1("MZ\x90\0"));
    await send(page).focus();
    await page.keyboard.press("Enter");
    await expect(
      main(page).getByText("We can’t open this file as a PDF, DOC, or DOCX."),
    ).toBeVisible();
    await expect(resume(page)).toBeFocused();
    await expect(message(page)).toHaveValue("I like clean cars.");
    await expectSound(page);
    await choose(page, pdf);
    await send(page).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(/^We have your application for .+ The hiring manager reads it next/),
    ).toBeVisible();
  });
});

/** An archive of one file of zeros, whose two parts a Word document has are missing. */
function bomb(): Buffer {
  const size = 100_000_000;
  const packed = deflateRawSync(Buffer.alloc(size));
  const name = "word/document.xml";
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([latin1("PK\x03\x04"), fields, latin1(name), packed]);
  const entry = Buffer.concat([latin1("PK\x01\x02\x14\0"), fields, Buffer.alloc(14), latin1(name)]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$|status of 422/ });

  test("an application with a resume leads to its receipt", async ({ page, site }) => {
    await page.goto(site.origin + careers);
    await main(page).getByRole("link", { name: "Apply: Detailer" }).click();
    await expect(main(page).getByRole("combobox", { name: "Position" })).toHaveValue("Detailer");
    await fillIn(page);
    await choose(page, pdf);
    await send(page).click();
    await expect(page).toHaveURL(/\/inquiry\/[\w-]{32}/);
  });

  test("a refused resume returns to the form with what was typed and the reason", async ({
    page,
    site,
  }) => {
    const refused: [Buffer, string][] = [
      [latin1("MZ\x90\0"), "We can’t open this file as a PDF, DOC, or DOCX."],
      [Buffer.concat([pdf, latin1("PK\x03\x04")]), "This file has more than a document in it"],
      [bomb(), "We couldn’t open this file."],
      [Buffer.alloc(0), "This file is empty."],
      [Buffer.alloc(5_000_001), "This file is larger than 5 MB."],
    ];
    await page.goto(site.origin + careers);
    for (const [file, reason] of refused) {
      await fillIn(page);
      await choose(page, file);
      await send(page).click();
      await expect(main(page).getByRole("alert")).toContainText(reason);
      await expect(main(page).getByRole("alert")).toContainText(/choose/i);
      await expect(message(page)).toHaveValue("I like clean cars.");
      await expect(page).toHaveURL(new RegExp(`${careers}#careers-form$`));
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

  test("a form with another error says to choose the resume again", async ({ page, site }) => {
    await page.goto(site.origin + careers);
    await fillIn(page);
    await main(page).getByRole("textbox", { name: "Phone" }).fill("12");
    await choose(page, pdf);
    await send(page).click();
    await expect(main(page).getByText("Please choose your resume again.")).toBeVisible();
  });
});

/** A form as no browser sends it. */
async function sendRaw(site: Site, form: FormData): Promise<Record<string, string>> {
  const response = await fetch(`${site.origin}/api/company/job-applications`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: form,
  });
  expect(response.status).toBe(422);
  const answer = (await response.json()) as { error: { fields: Record<string, string> } };
  return answer.error.fields;
}

const lead = {
  template: "CAREERS",
  user: {
    firstName: "Alex",
    lastName: "Sample",
    phone: "5735550142",
    email: "alex@mail.example",
  },
};

test("a path in the name and 1,000 parts are refused in words", async ({ site }) => {
  const formOf = (name: string, parts: number) => {
    const form = new FormData();
    form.set("lead", JSON.stringify(lead));
    for (let part = 0; part < parts; part += 1) form.set(`part${part}`, "x");
    form.set("resume", new Blob([new Uint8Array(pdf)]), name);
    return form;
  };
  expect(await sendRaw(site, formOf("../../etc/resume.pdf", 0))).toEqual({
    resume: expect.stringContaining("has a folder in it"),
  });
  expect(await sendRaw(site, formOf("resume.pdf", 1_000))).toEqual({
    resume: expect.stringContaining("didn’t come through"),
  });
});

test("an upload that breaks off half way leaves the site as it was", async ({ page, site }) => {
  const { host, port } = new URL(site.origin);
  const head = [
    "POST /api/company/job-applications HTTP/1.1",
    `Host: ${host}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 100000",
  ];
  const body = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF';
  const socket = connect(Number(port), "127.0.0.1");
  await new Promise<void>((resolve) => {
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`, () => resolve());
  });
  socket.destroy();
  await open(page, site.origin + careers);
  await fillIn(page);
  await choose(page, pdf);
  await send(page).click();
  await expect(
    page.getByText(/^We have your application for .+ The hiring manager reads it next/),
  ).toBeVisible();
});
