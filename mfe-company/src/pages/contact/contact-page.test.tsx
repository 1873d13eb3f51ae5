/** @jest-environment jsdom */
import { textVersion } from "@forecourt/domain/text-version";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { answer, fillInContact, inFrame, receipt, sentIn } from "../../testing/draw-page.tsx";
import { Page } from "./contact-page.tsx";
import { groupData, singleData } from "./fixtures/contact-data.ts";

const doFetch = stubFetch();
beforeEach(() => {
  doFetch.mockResolvedValue(answer(200, receipt));
});

function draw(data = groupData, site = siteFixture()) {
  const { element, toasts } = inFrame(<Page data={data} />, site);
  return { toasts, user: userEvent.setup(), ...render(element) };
}

const { form: formData } = groupData;
const topicOfUnlocks = { ...formData.topic, unlocking: ["purchase"] };
const withUnlocks = { ...groupData, form: { ...formData, topic: topicOfUnlocks } };
const send = () => screen.getByRole("button", { name: "Send message" });

test("another address of the page is another choice of topic and store, and what was typed stays", async () => {
  const { user, rerender } = draw({
    ...groupData,
    form: {
      ...groupData.form,
      topic: { ...groupData.form.topic, elsewhere: "Rolla doesn’t sell cars." },
    },
  });
  expect(screen.getByRole("alert").textContent).toBe("Rolla doesn’t sell cars.");
  await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Hello");
  const { form } = groupData;
  const next = { ...groupData, form: { ...form, topic: { ...form.topic, chosen: "billing" } } };
  rerender(inFrame(<Page data={next} />).element);
  expect(screen.queryByRole("alert")).toBeNull();
  const topic = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Topic/ });
  expect(topic.value).toBe("billing");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message/ }).value).toBe(
    "Hello",
  );
});

describe("the contact page", () => {
  test.each([
    ["a group", groupData],
    ["a single store", singleData],
  ])("has one main heading and skips no level (%s)", (_name, data) => {
    expect(headingProblems(draw(data).container)).toEqual([]);
    expect(screen.getByText("We’ll reply within 4 hours.")).toBeTruthy();
  });

  test("sends topic, store and message, and shows a toast and the receipt", async () => {
    const { user, toasts } = draw();
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "Billing issues");
    await user.selectOptions(screen.getByRole("combobox", { name: "Store" }), "Rolla");
    await fillInContact(user);
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
      template: "CONTACT_DEALERSHIP",
      topic: "billing",
      store: "rolla",
      text: "Where is my title?",
      user: { firstName: "Alex" },
    });
    expect(toasts).toEqual([
      "Message sent! Your message was successfully sent, someone from the dealership will contact you soon.",
    ]);
    expect(screen.getByRole("link", { name: "View your confirmation" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("status"));
  });

  test("a store that does not do the chosen topic says which ones do, and does not offer it", async () => {
    const { user } = draw();
    const topic = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Topic/ });
    await user.selectOptions(topic, "purchase");
    await user.selectOptions(screen.getByRole("combobox", { name: "Store" }), "Rolla");
    expect(screen.getByRole("alert").textContent).toBe(
      "Rolla doesn’t sell cars. Choose Cape Girardeau.",
    );
    expect(within(topic).queryByRole("option", { name: "Purchasing a vehicle" })).toBeNull();
    expect(topic.value).toBe("");
    await user.selectOptions(topic, "billing");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("begins with the topic of the address", () => {
    const { form } = groupData;
    draw({ ...groupData, form: { ...form, topic: { ...form.topic, chosen: "billing" } } });
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Topic/ }).value).toBe(
      "billing",
    );
  });

  test("begins with the stores that offer the topic of the address, where the chosen one does not", () => {
    const { form } = groupData;
    const elsewhere = "Rolla doesn’t sell cars. Choose Cape Girardeau.";
    draw({ ...groupData, form: { ...form, topic: { ...form.topic, elsewhere } } });
    expect(screen.getByRole("alert").textContent).toBe(elsewhere);
  });

  test("keeps the typed values and shows a toast if sending fails", async () => {
    doFetch.mockResolvedValue(answer(503, {}));
    const { user, toasts } = draw(singleData);
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "billing");
    await fillInContact(user);
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    const failed =
      "Something went wrong, there was an error sending your information, try again or call.";
    expect(toasts).toEqual([failed]);
    expect(screen.getByRole("alert").textContent).toBe(failed);
    expect(screen.getByDisplayValue("Where is my title?")).toBeTruthy();
  });

  test("shows what is wrong with a field at the field alone", async () => {
    const fields = { "user.phone": "Enter a 10-digit phone number." };
    doFetch.mockResolvedValue(answer(422, { error: { code: "fields-invalid", fields } }));
    const { user, toasts } = draw(singleData);
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "billing");
    await fillInContact(user);
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    expect(screen.getByText("Enter a 10-digit phone number.")).toBeTruthy();
    expect(toasts).toEqual([]);
  });

  test("asks for everything that is missing, in the words of a contact form", async () => {
    const { user } = draw();
    await user.click(send());
    expect(doFetch).not.toHaveBeenCalled();
    for (const text of ["Enter your first name", "Enter your last name", "Enter your message"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText("Choose a topic first")).toHaveLength(1);
    expect(document.activeElement?.getAttribute("name")).toBe("topic");
  });

  test.each(["Phone", "Email"])("can be sent with %s alone", async (way) => {
    const { user } = draw();
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "Billing issues");
    await fillInContact(user);
    const other = way === "Phone" ? "Email" : "Phone";
    await user.clear(screen.getByRole("textbox", { name: other }));
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
      user: { firstName: "Alex", [other.toLowerCase()]: "" },
    });
  });

  test("asks for one way to answer, and says that one is enough", async () => {
    const { user } = draw();
    expect(
      screen.getByText("A phone number or an email address is enough. You choose."),
    ).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "Billing issues");
    await fillInContact(user);
    for (const name of ["Phone", "Email"]) {
      const field = screen.getByRole<HTMLInputElement>("textbox", { name });
      expect(field.required).toBe(false);
      await user.clear(field);
    }
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    expect(doFetch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Phone" }));
    expect(
      screen.getByText("Enter a phone number or an email address, so we can answer you"),
    ).toBeTruthy();
  });

  test("asks a visitor who chose no store for one, and is not sent without", async () => {
    const { form } = groupData;
    const store = form.store && { ...form.store, chosen: null };
    const { user } = draw({ ...groupData, form: { ...form, store } });
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: /^Store/ });
    expect([select.value, select.options[0]?.textContent]).toEqual(["", "Choose your store"]);
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "Billing issues");
    await fillInContact(user);
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    expect(doFetch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(select);
    expect(screen.getByText("Choose a store first")).toBeTruthy();
    await user.selectOptions(select, "Rolla");
    await user.click(send());
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({ store: "rolla" });
  });

  test("names phone and hours of the visitor's store, and the hours of the others in their cards", () => {
    draw();
    const own = within(screen.getByRole("complementary", { name: "Opening hours" }));
    expect(own.getByText("Sales: Open until 6 p.m.")).toBeTruthy();
    expect(own.getByRole("link", { name: "(573) 555-0142" })).toBeTruthy();
    const [cape, rolla] = within(screen.getByRole("region", { name: "Our stores" })).getAllByRole(
      "listitem",
    );
    expect(cape!.querySelector("details")).toBeNull();
    expect(rolla!.querySelector("details summary")?.textContent).toBe(
      "Opening hours Ozark Trail Rolla",
    );
    expect(
      within(rolla!).getByRole("link", { name: "View inventory Ozark Trail Rolla" }),
    ).toBeTruthy();
  });

  test("asks for consent in the name of the store in the form, and sends the version of what was read", async () => {
    const { user } = draw();
    expect(screen.getByText("Cape Girardeau may call you.")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Store" }), "Rolla");
    expect(screen.queryByText("Cape Girardeau may call you.")).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: /^Topic/ }), "Billing issues");
    await fillInContact(user);
    await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Where is my title?");
    await user.click(send());
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
      store: "rolla",
      contactConsent: textVersion("Rolla may call you."),
    });
  });

  test("asks for consent in the dealer's name, and offers no early access, before scripts run", () => {
    const site = siteFixture({ cookieTier: 1 });
    const sent = renderToString(inFrame(<Page data={withUnlocks} />, site).element);
    expect(sent).toContain("The group may call you.");
    expect(sent).toContain(textVersion("The group may call you."));
    expect(sent).not.toContain("early access");
  });

  test("offers early access on the topic of buying alone", async () => {
    const { user } = draw(withUnlocks, siteFixture({ cookieTier: 1 }));
    const topic = screen.getByRole("combobox", { name: /^Topic/ });
    expect(screen.queryByText(/early access/)).toBeNull();
    await user.selectOptions(topic, "Purchasing a vehicle");
    expect(screen.getByText(/early access/)).toBeTruthy();
    await user.selectOptions(topic, "Billing issues");
    expect(screen.queryByText(/early access/)).toBeNull();
  });

  test("shows the phones of all stores, then the hours of the store in the form", async () => {
    const { form } = groupData;
    const store = form.store && { ...form.store, chosen: null };
    const { user } = draw({ ...groupData, hoursOf: null, form: { ...form, store } });
    const phones = screen.getByRole("complementary", { name: "Call or email a store" });
    const hours = within(phones);
    const names = () => hours.queryAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    expect(names()).toEqual(["Ozark Trail Mitsubishi", "Ozark Trail Rolla"]);
    await user.selectOptions(screen.getByRole("combobox", { name: /^Store/ }), "Rolla");
    expect(names()).toEqual([]);
    expect(hours.getByText("Ozark Trail Rolla")).toBeTruthy();
    expect(hours.getByRole("link", { name: "rolla@ozark.example" }).getAttribute("href")).toBe(
      "mailto:rolla@ozark.example",
    );
  });

  test("leads a question on service, which is no topic, to the service department of a store that has one", async () => {
    const [first, second] = groupData.locations;
    const withService = (location = first) =>
      location && {
        ...location,
        departments: location.departments.flatMap((one) => [
          one,
          { ...one, name: "service" as const },
        ]),
      };
    const shown = [withService(), second].filter((one) => one !== undefined);
    const { user } = draw({ ...groupData, locations: shown });
    const link = screen.getByRole("link", { name: "Schedule service" });
    expect(link.closest("p")?.textContent).toBe("About service? Schedule service");
    expect(link.getAttribute("href")).toBe("/service/schedule");
    // The other store has none.
    await user.selectOptions(screen.getByRole("combobox", { name: "Store" }), "Rolla");
    expect(screen.queryByRole("link", { name: "Schedule service" })).toBeNull();
  });

  test("marks the store that the visitor has chosen", () => {
    const locations = groupData.locations.map((one) => ({ ...one, isYours: one.id === "rolla" }));
    draw({ ...groupData, locations });
    expect(screen.getAllByText("Your store")).toHaveLength(1);
  });

  test("has a map with a name and a note on what it leaves out", () => {
    draw();
    expect(screen.getByRole("img", { name: "Map of Cape Girardeau, Rolla" })).toBeTruthy();
    expect(screen.getByText(/Roads aren’t shown/)).toBeTruthy();
  });
});
