/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server.node";
import { LeadForm, type LeadFormLabels } from "./lead-form.tsx";

type Props = ComponentProps<typeof LeadForm>;

const formLabels: LeadFormLabels = {
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  email: "Email",
  submit: "Send",
  missing: {
    firstName: "First name is required",
    lastName: "Last name is required",
    phone: "Phone is required",
    email: "Email is required",
    agreement: "You must accept the terms",
  },
};
const alex = {
  firstName: "Alex",
  lastName: "Sample",
  phone: "(573) 555-0142",
  email: "alex@mail.example",
};

const onSubmit = jest.fn<Props["onSubmit"]>();
const draw = (props: Partial<Props> = {}) =>
  render(<LeadForm labels={formLabels} mask="(999) 999-9999" onSubmit={onSubmit} {...props} />);
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = () => screen.getByRole<HTMLButtonElement>("button");
const box = () => screen.getByRole<HTMLInputElement>("checkbox");
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

describe("LeadForm", () => {
  const user = userEvent.setup();

  async function fillIn(): Promise<void> {
    await user.type(field("First name"), " Alex ");
    await user.type(field("Last name"), "Sample");
    await user.type(field("Phone"), "5735550142");
    await user.type(field("Email"), "alex@mail.example");
  }

  beforeEach(() => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue(undefined);
  });

  test("asks for the names, then the phone, then the email address, each required", () => {
    draw();
    const fields = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ name }) => name)).toEqual(["firstName", "lastName", "phone", "email"]);
    expect(fields.every(({ required }) => required)).toBe(true);
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      "given-name",
      "family-name",
      "tel",
      "email",
    ]);
  });

  test("hands the four fields over", async () => {
    draw();
    await fillIn();
    await user.click(button());
    expect(onSubmit.mock.calls).toEqual([[alex, false]]);
  });

  test.each(["First name", "Last name", "Email"])("is sent with Enter in %s", async (name) => {
    draw({ known: alex });
    await user.type(field(name), "{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test("says what is missing at each field and goes to the first", async () => {
    draw({ known: { firstName: " " } });
    await user.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
    const said = ["First name", "Last name", "Phone", "Email"].map((n) => descriptionOf(field(n)));
    const { agreement: _none, ...missing } = formLabels.missing;
    expect(said).toEqual(Object.values(missing));
    expect(document.activeElement).toBe(field("First name"));
  });

  test("keeps its button after an error, which leads to the first field with one again", async () => {
    draw({ known: { ...alex, email: "" } });
    await user.click(button());
    expect([button().disabled, button().getAttribute("aria-disabled")]).toEqual([false, null]);
    await user.click(button());
    expect(document.activeElement).toBe(field("Email"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("takes an error back when its field changes, and can be sent once none is left", async () => {
    draw({ known: { ...alex, email: "", phone: "" } });
    await user.click(button());
    await user.type(field("Phone"), "0");
    expect(descriptionOf(field("Phone"))).toBe("Phone is required");
    await user.type(field("Phone"), "5");
    expect(field("Phone").getAttribute("aria-invalid")).toBeNull();
    expect(descriptionOf(field("Email"))).toBe("Email is required");
    expect(document.activeElement).toBe(field("Phone"));
    await user.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(field("Email"), "a");
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  describe("that needs one of phone and email", () => {
    const phoneOrEmail = { help: "One is enough.", missing: "Enter a phone number or an email" };
    const labels = { ...formLabels, phoneOrEmail };

    test("says so, and marks neither as required", () => {
      draw({ labels });
      expect(descriptionOf(field("Phone"))).toBe("One is enough.");
      expect([field("Phone").required, field("Email").required]).toEqual([false, false]);
      expect([field("First name").required, field("Last name").required]).toEqual([true, true]);
    });

    test.each(["phone", "email"] as const)("is sent without %s", async (name) => {
      draw({ labels, known: { ...alex, [name]: "" } });
      await user.click(button());
      expect(onSubmit.mock.calls).toEqual([[{ ...alex, [name]: "" }, false]]);
    });

    test.each(["Phone", "Email"])(
      "asks for one beside all else, until %s is typed",
      async (name) => {
        draw({ labels });
        await user.click(button());
        expect(onSubmit).not.toHaveBeenCalled();
        expect(screen.getByText(formLabels.missing.firstName)).toBeTruthy();
        expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
        expect(screen.getByText(phoneOrEmail.missing)).toBeTruthy();
        await user.type(field(name), "5");
        expect(screen.queryByText(phoneOrEmail.missing)).toBeNull();
        expect(screen.getByText(formLabels.missing.firstName)).toBeTruthy();
      },
    );
  });

  test("asks only whether something is there", async () => {
    draw({ known: { ...alex, email: "not an address", phone: "573" } });
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test("shows a server's errors at their fields and keeps every word", async () => {
    onSubmit.mockResolvedValue({ phone: "Enter a valid 10-digit phone number", form: "Not sent" });
    draw();
    await fillIn();
    await user.click(button());
    expect(descriptionOf(field("Phone"))).toBe("Enter a valid 10-digit phone number");
    expect(screen.getByRole("alert").textContent).toBe("Not sent");
    // The form is used below headings of any level, so it has none.
    expect(screen.queryByRole("heading")).toBeNull();
    expect(field("First name").value).toBe(" Alex ");
    expect(field("Email").value).toBe(alex.email);
  });

  test("can be sent again as it is when what failed concerns no field", async () => {
    onSubmit.mockResolvedValueOnce({ form: "Not sent" });
    draw({ known: alex });
    await user.click(button());
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("is sent once, however often the button is pressed", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    onSubmit.mockReturnValueOnce(promise);
    draw({ known: alex });
    await user.dblClick(button());
    await user.type(field("Email"), "{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await act(async () => resolve(undefined));
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test("has other words on its button, or another button", () => {
    draw({ submit: "Check availability" }).unmount();
    draw({ submit: ({ disabled }) => <button disabled={disabled}>Mine</button> });
    expect(button().textContent).toBe("Mine");
  });
});

describe("the agreement", () => {
  const user = userEvent.setup();
  const text = "You may call me.";

  beforeEach(() => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue(undefined);
  });

  test("is ticked where it is not required, and may be taken back", async () => {
    draw({ known: alex, agreement: { text, required: false } });
    expect(box().checked).toBe(true);
    await user.click(box());
    await user.click(button());
    expect(onSubmit.mock.calls).toEqual([[alex, false]]);
  });

  test("has to be given where it is required", async () => {
    draw({ known: alex, agreement: { text, required: true } });
    expect(box().checked).toBe(false);
    expect(button().disabled).toBe(true);
    await user.click(box());
    await user.click(button());
    expect(onSubmit.mock.calls).toEqual([[alex, true]]);
  });

  test("is asked for in words where a button of the page can be pressed without it", async () => {
    draw({
      known: alex,
      agreement: { text, required: true },
      submit: () => <button type="submit">Mine</button>,
    });
    await user.click(button());
    expect(descriptionOf(box())).toBe("You must accept the terms");
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(box());
    expect(box().getAttribute("aria-invalid")).toBeNull();
  });

  test("can be sent without JavaScript", () => {
    const markup = renderToString(
      <LeadForm
        labels={formLabels}
        mask=""
        onSubmit={onSubmit}
        agreement={{ text, required: true }}
      />,
    );
    document.body.innerHTML = markup;
    expect(button().disabled).toBe(false);
    expect(document.forms[0]?.noValidate).toBe(false);
    expect(box().required).toBe(true);
    document.body.innerHTML = "";
  });
});

describe("a form that was rejected without a script", () => {
  const user = userEvent.setup();
  const typed = { firstName: "Al", lastName: "", phone: "at work", email: "alex@mail" };
  const rejection = {
    title: "Not sent yet",
    reason: "Check the marked fields",
    errors: [
      { name: "email", label: "Email", text: "No valid address" },
      { name: "text", label: "Message", text: "Required" },
    ],
    call: { phone: "+15735550142", text: "Or call us" },
    alternative: null,
  };
  const rejected = { fields: typed, rejection };
  const summary = () => screen.getByRole("alert");
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  beforeEach(() => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue(undefined);
  });

  test("shows what was typed as it was typed, and not what is known", () => {
    draw({ id: "drive", rejected, known: alex });
    const values = ["First name", "Last name", "Phone", "Email"].map((name) => field(name).value);
    expect(values).toEqual(Object.values(typed));
  });

  test("has an error summary that its address leads to, with links to its fields", () => {
    draw({ id: "drive", rejected });
    expect(document.querySelector("#drive")).toBe(summary());
    expect(summary().tabIndex).toBe(-1);
    expect(summary().textContent).toContain("Not sent yetCheck the marked fields");
    expect(links()).toEqual(["#drive-email", "#drive-text", "tel:+15735550142"]);
    expect(document.querySelector("#drive-email")).toBe(field("Email"));
    expect(descriptionOf(field("Email"))).toBe("No valid address");
    expect(field("First name").getAttribute("aria-invalid")).toBeNull();
  });

  test("keeps its summary while it is corrected, and removes it once it is sent by a script", async () => {
    draw({ id: "drive", rejected });
    expect(button().disabled).toBe(false);
    await user.type(field("Email"), ".example");
    expect(summary()).toBeDefined();
    await user.type(field("Last name"), "Sample");
    await user.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.querySelector("#drive")).toBe(document.forms[0]);
  });

  test("without a reason of its own shows only what was typed", () => {
    draw({ id: "drive", rejected: { fields: typed, rejection: null } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field("First name").value).toBe("Al");
    expect(document.querySelector("#drive")).toBe(document.forms[0]);
    expect(button().disabled).toBe(false);
  });

  test.each([
    [{ ...typed, agreement: "yes" }, true],
    [typed, false],
  ])("keeps the choice of its checkbox, also where that is checked at first", (fields, checked) => {
    const text = "You may call me.";
    draw({ id: "drive", rejected: { fields, rejection }, agreement: { text, required: false } });
    expect(box().checked).toBe(checked);
  });

  test("offers other ways instead of the form when sending it again cannot succeed", () => {
    const message = { label: "Message", text: "<b>By bike</b>" };
    const restart = { path: "/used-cars-for-sale", text: "Start afresh" };
    const final = { ...rejection, errors: [], alternative: { message, restart } };
    draw({ id: "drive", rejected: { fields: typed, rejection: final } });
    expect(document.forms).toHaveLength(0);
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.querySelector("[data-rejected-form]")).not.toBeNull();
    expect(links()).toEqual(["tel:+15735550142", "/used-cars-for-sale"]);
    expect(field("Message").value).toBe("<b>By bike</b>");
    expect(field("Message").readOnly).toBe(true);
  });

  test("escapes what was typed in the server's markup", () => {
    const evil = '"><script>alert(1)</script>';
    const fields = { ...typed, firstName: evil, phone: evil };
    const markup = renderToString(
      <LeadForm
        id="drive"
        labels={formLabels}
        mask=""
        onSubmit={onSubmit}
        rejected={{ fields, rejection: { ...rejection, reason: evil } }}
      />,
    );
    expect(markup).not.toContain("<script>");
    document.body.innerHTML = markup;
    expect([field("First name").value, field("Phone").value]).toEqual([evil, evil]);
    document.body.innerHTML = "";
  });
});
