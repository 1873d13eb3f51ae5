/** @jest-environment jsdom */
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { onTrack } from "@forecourt/remote-kit/track";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { inFrame } from "../../testing/in-frame.tsx";
import { carView } from "../deal/car-view.ts";
import { FormPage as Page } from "./form-page.tsx";
import type { FormPageData } from "./form-page-data.ts";
import { otherWays } from "./other-ways.ts";
import { preApprovalFormData } from "./pre-approval-form-data.ts";

const doFetch = stubFetch();
const token = "A".repeat(43);
const tracked: string[] = [];
onTrack(({ name }) => void tracked.push(name));
const softPull = { version: "v1", text: "I authorize a soft inquiry." };
const site = siteFixture();
const data: FormPageData = {
  title: "See what you can spend",
  lead: "It takes about a minute.",
  form: preApprovalFormData(site, {
    softPull,
    isScore: false,
    car: carView(site, null, null),
    stated: { sentence: null, fields: {} },
    zip: null,
    returned: null,
  }),
  outside: null,
  others: otherWays(site, null),
};

beforeEach(() => {
  tracked.length = 0;
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const submit = () => screen.getByRole("button", { name: "See what I may qualify for" });

function respond(status: number, body: object): void {
  const response = { ok: status < 400, status, text: async () => JSON.stringify(body) };
  doFetch.mockResolvedValue(response as Response);
}

const textOf = (body: unknown) => (typeof body === "string" ? body : "null");
const sentBody = (index = 0): Record<string, string> =>
  JSON.parse(textOf(doFetch.mock.calls[index]?.[1]?.body));

/** The form with these faults, as a script-free try returned it. */
function returned(
  faults: Record<string, string>,
  fields: Record<string, string> = {},
): FormPageData {
  return { ...data, form: data.form && { ...data.form, returned: { fields, faults } } };
}

/** The form for a car, with what was stated on its page. */
function forCar(): FormPageData {
  const vin = "1M8GDM9AXKP042788";
  const stated = {
    sentence: "With $3,000 down.",
    fields: { down: "3000", trade: "2000", term: "60" },
  };
  return {
    ...data,
    form: data.form && {
      ...data.form,
      car: { ...data.form.car, vin },
      stated,
      zip: "63701",
    },
  };
}

describe("the form of the pre-approval", () => {
  test("shows and sends along what was stated on the car's page, and its answer has it", async () => {
    respond(200, { token, event: null, answer: { outcome: "no-answer" } });
    const { element, paths } = inFrame(<Page data={forCar()} />, { locationAddress: "65401" });
    render(element);
    expect(screen.getByText("With $3,000 down.")).toBeTruthy();
    expect(field("zip")?.value).toBe("63701");
    await userEvent.click(submit());
    expect(sentBody()).toMatchObject({ down: "3000", trade: "2000", term: "60", zip: "63701" });
    await waitFor(() => expect(paths).toHaveLength(1));
    expect(paths[0]).toBe(
      `/auto-financing/apply-for-financing/${token}?down=3000&trade=2000&term=60`,
    );
  });

  test("has the ZIP code that the visitor has typed elsewhere", () => {
    render(inFrame(<Page data={data} />, { locationAddress: "Rolla, MO 65401" }).element);
    expect(field("zip")?.value).toBe("65401");
  });

  test("says how many fields are wrong, and that nothing was sent where none is", () => {
    const titleWith = (faults: Record<string, string>) => {
      const { unmount } = render(inFrame(<Page data={returned(faults)} />).element);
      const { textContent } = screen.getByRole("alert");
      unmount();
      return textContent;
    };
    expect(titleWith({ zip: "Wrong" })).toContain("Please check 1 field");
    expect(titleWith({ zip: "Wrong", street: "Missing" })).toContain("Please check 2 fields");
    expect(titleWith({ form: "Try again." })).toContain("That didn’t go through");
  });

  test("has the twelve fields in their order, each with a label, none of them checked", () => {
    const { container } = render(inFrame(<Page data={data} />).element);
    const named = [...container.querySelectorAll<HTMLInputElement>("form [name]")]
      .filter(({ type, tabIndex }) => type !== "hidden" && tabIndex >= 0)
      .map((one) => [one.name, one.labels?.length]);
    // The hours of a week are shown with pay by the hour alone.
    const asked = [...preApprovalFields.slice(0, -1), "hoursPerWeek", "softPullConsent"];
    expect(named).toEqual(asked.map((name) => [name, 1]));
    expect(field("hoursPerWeek")?.required).toBe(false);
    expect(headingProblems(container)).toEqual([]);
    expect(field("softPullConsent")).toMatchObject({ checked: false, value: "v1" });
  });

  test("has the notice directly before the box that agrees to it", () => {
    render(inFrame(<Page data={data} />).element);
    const box = screen.getByRole("checkbox", { name: "I agree" });
    const notice = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(notice?.textContent).toBe("I authorize a soft inquiry.");
    expect(notice?.nextElementSibling?.contains(box)).toBe(true);
  });

  test("asks the browser for what it knows, with the keyboard that fits", () => {
    render(inFrame(<Page data={data} />).element);
    const expected = {
      firstName: ["given-name", ""],
      lastName: ["family-name", ""],
      email: ["email", ""],
      phone: ["tel", "tel"],
      dateOfBirth: ["bday", "numeric"],
      street: ["street-address", ""],
      zip: ["postal-code", "numeric"],
      monthlyHousing: ["off", "decimal"],
      income: ["off", "decimal"],
    };
    for (const [name, [autoComplete, inputMode]] of Object.entries(expected)) {
      const input = field(name);
      const found = [input?.getAttribute("autocomplete"), input?.getAttribute("inputmode") ?? ""];
      expect([name, ...found]).toEqual([name, autoComplete, inputMode]);
    }
  });

  test("is filled in with the contact of the profile", () => {
    const known = { firstName: "Ada", lastName: "Moss", email: "a@b.example", phone: "5735550142" };
    render(inFrame(<Page data={data} />, known).element);
    expect(["firstName", "lastName", "email"].map((name) => field(name)?.value)).toEqual([
      "Ada",
      "Moss",
      "a@b.example",
    ]);
    expect(field("phone")?.value.replace(/\D/g, "")).toBe("15735550142");
  });

  test("leads a visitor with an answer back to it", () => {
    const { element } = inFrame(<Page data={data} />, { terms: { preApproval: token } });
    render(element);
    const link = screen.getByRole("link", { name: "See your pre-approval" });
    expect(link.getAttribute("href")).toBe(`/auto-financing/apply-for-financing/${token}`);
  });

  test("can be sent without a script", () => {
    document.body.innerHTML = renderToString(inFrame(<Page data={data} />).element);
    const [form] = document.forms;
    expect(form?.getAttribute("action")).toBe("/api/financing/pre-approvals");
    expect([form?.method, form?.noValidate]).toEqual(["post", false]);
    expect(form?.querySelector<HTMLInputElement>("[name=formToken]")?.value).toBe("token-1");
    document.body.innerHTML = "";
  });
});

describe("a form that was sent", () => {
  const user = userEvent.setup();

  test("goes to its answer, counts it once, and leaves the contact alone in the profile", async () => {
    respond(200, { token, event: { name: "InstantScreen", value: 30, id: "P-1" } });
    const { element, paths, visitor } = inFrame(<Page data={data} />);
    render(element);
    await user.type(field("firstName") as HTMLElement, "Ada");
    await user.type(field("dateOfBirth") as HTMLElement, "04121990");
    await user.type(field("street") as HTMLElement, "12 Cedar Street");
    await user.click(field("softPullConsent") as HTMLElement);
    await user.dblClick(submit());
    expect(doFetch).toHaveBeenCalledTimes(1);
    expect(sentBody()).toMatchObject({
      dateOfBirth: "04/12/1990",
      street: "12 Cedar Street",
      incomePeriod: "monthly",
      softPullConsent: "v1",
      formToken: "token-1",
    });
    expect(paths).toEqual([`/auto-financing/apply-for-financing/${token}`]);
    expect(tracked).toEqual(["Lead", "InstantScreen"]);
    expect(JSON.stringify(visitor.getState())).not.toMatch(/Cedar|1990/);
    expect([visitor.getState().firstName, visitor.getState().isLead]).toEqual(["Ada", true]);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
  });

  test("is not counted again when its answer is not new", async () => {
    respond(200, { token, event: null });
    render(inFrame(<Page data={data} />).element);
    await user.click(submit());
    expect(tracked).toEqual([]);
  });

  test("shows every error at its field and in a summary that gets the focus", async () => {
    const fields = Object.fromEntries(preApprovalFields.map((name) => [name, `Fault of ${name}`]));
    respond(422, { error: { code: "fields-invalid", message: "m", fields } });
    render(inFrame(<Page data={data} />).element);
    await user.type(field("street") as HTMLElement, "12 Cedar");
    await user.click(submit());
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(document.activeElement === summary).toBe(true));
    const links = within(summary).getAllByRole("link");
    for (const [index, name] of preApprovalFields.entries()) {
      const target = links[index]?.getAttribute("href")?.slice(1) ?? "";
      expect([name, document.getElementById(target)?.getAttribute("name")]).toEqual([name, name]);
      const described = field(name)?.getAttribute("aria-describedby")?.split(" ") ?? [];
      const said = described.map((id) => document.getElementById(id)?.textContent);
      expect(said).toContain(`Fault of ${name}`);
      expect(field(name)?.getAttribute("aria-invalid")).toBe("true");
    }
    expect(field("street")?.value).toBe("12 Cedar");
    summary.blur();
    await user.click(submit());
    await waitFor(() => expect(document.activeElement === screen.getByRole("alert")).toBe(true));
  });

  test("says that it was not sent, and may be sent again", async () => {
    respond(503, { error: { code: "unavailable", message: "" } });
    const { element, paths } = inFrame(<Page data={data} />);
    render(element);
    await user.click(submit());
    expect(screen.getByRole("alert").textContent).toContain("Everything you typed is still here");
    respond(200, { token, event: null });
    await user.click(submit());
    expect(paths).toHaveLength(1);
  });
});

describe("a form that returned without a script", () => {
  test("shows what was typed, but the consent is given again", () => {
    const page = returned({ zip: "Enter a valid ZIP" }, { zip: "00000", housing: "rent" });
    document.body.innerHTML = renderToString(inFrame(<Page data={page} />).element);
    expect([field("zip")?.value, field("housing")?.value]).toEqual(["00000", "rent"]);
    expect(field("softPullConsent")?.checked).toBe(false);
    expect(document.querySelector("#pre-approval")?.getAttribute("role")).toBe("alert");
    document.body.innerHTML = "";
  });
});

test("the full application is for the same car", () => {
  const vin = "1HGCM82633A004352";
  const pages = { autoFinancing: true, fullCredit: true };
  const [full] = otherWays(siteFixture({ pages }), vin).links;
  expect(full?.href).toBe(`/auto-financing/full-credit-application?vehicle=${vin}`);
});
