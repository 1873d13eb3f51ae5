/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { DocumentForm } from "./document-form.tsx";
import { type QuietSaves, quietSaves } from "./quiet-saves.ts";

const save = jest.fn<(form: HTMLFormElement) => Promise<boolean>>();
const sent = jest.fn<() => void>();

beforeEach(() => {
  save.mockReset();
  save.mockResolvedValue(true);
  sent.mockReset();
  // jsdom sends no forms.
  HTMLFormElement.prototype.requestSubmit = sent;
});

interface Shown {
  mayLeave?: () => boolean;
  /** Called before a field is entered for the page's script. */
  entered?: () => void;
}

/** Draws a form; returns whether the browser sends it when its button is pressed. */
async function show({ mayLeave, entered = () => {} }: Shown = {}) {
  render(
    <DocumentForm
      action="/form"
      loadAutosave={async (form) => quietSaves(form, save)}
      {...(mayLeave && { shouldSend: mayLeave })}
    >
      <input name="city" aria-label="City" />
      <input name="state" aria-label="State" />
      <button type="submit" name="intent" value="next">
        Continue
      </button>
    </DocumentForm>,
  );
  entered();
  fireEvent.focus(screen.getByLabelText("City"));
  await settle();
  return () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    act(() => void screen.getByLabelText("City").closest("form")?.dispatchEvent(event));
    return !event.defaultPrevented;
  };
}

const city = () => screen.getByLabelText("City");

function type(name: string, value: string) {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  leave(name);
}

/** jsdom fires this event with real focus alone. */
const leave = (name: string) => fireEvent.focusOut(screen.getByLabelText(name));

const settle = () => act(async () => {});

/** A save that stays pending until the test ends it. */
function slowSave() {
  let end = (_isSaved: boolean) => {};
  save.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return async (isSaved: boolean) => act(async () => end(isSaved));
}

describe("a form with a quiet save", () => {
  test("is saved when a changed field is left, and not when nothing was changed", async () => {
    await show();
    leave("City");
    expect(save).not.toHaveBeenCalled();
    type("City", "Rolla");
    expect(save).toHaveBeenCalledTimes(1);
    await settle();
    leave("City");
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("is saved when the page is left in the middle of a field", async () => {
    await show();
    fireEvent.change(screen.getByLabelText("City"), { target: { value: "Ro" } });
    expect(save).not.toHaveBeenCalled();
    fireEvent(window, new Event("pagehide"));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("is saved by one request at a time, and again for what was typed meanwhile", async () => {
    await show();
    const end = slowSave();
    type("City", "Rolla");
    type("State", "MO");
    expect(save).toHaveBeenCalledTimes(1);
    await end(true);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("tries again after a failure when the next field is left", async () => {
    await show();
    const end = slowSave();
    type("City", "Rolla");
    await end(false);
    expect(save).toHaveBeenCalledTimes(1);
    leave("State");
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("is sent after a request that runs, whose older state would replace the newer one", async () => {
    const submit = await show();
    const end = slowSave();
    type("City", "Rolla");
    expect(submit()).toBe(false);
    expect(sent).not.toHaveBeenCalled();
    await end(true);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submit()).toBe(true);
    fireEvent(window, new Event("pagehide"));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("is saved although something is wrong and keeps it from being sent", async () => {
    const submit = await show({ mayLeave: () => false });
    expect(submit()).toBe(false);
    await settle();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("is saved with what was typed before its quiet saves began", async () => {
    await show({ entered: () => fireEvent.change(city(), { target: { value: "Ro" } }) });
    leave("City");
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("is saved when something is wrong although no field was entered with the page's script", async () => {
    render(
      <DocumentForm
        action="/form"
        loadAutosave={async (form) => quietSaves(form, save)}
        shouldSend={() => false}
      >
        <input name="city" aria-label="City" />
      </DocumentForm>,
    );
    fireEvent.submit(city());
    await settle();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test("is not saved once more when its quiet saves load after it was sent", async () => {
    const saves = Promise.withResolvers<QuietSaves>();
    render(
      <DocumentForm action="/form" loadAutosave={() => saves.promise}>
        <input name="city" aria-label="City" />
      </DocumentForm>,
    );
    fireEvent.focus(city());
    fireEvent.change(city(), { target: { value: "Rolla" } });
    fireEvent.submit(city());
    const form = city().closest("form");
    if (!form) throw new Error("The field stands in no form.");
    await act(async () => saves.resolve(quietSaves(form, save)));
    fireEvent(window, new Event("pagehide"));
    expect(save).not.toHaveBeenCalled();
  });
});

test("without a quiet save is sent once, however often the button is pressed", async () => {
  const submit = await show();
  expect([submit(), submit()]).toEqual([true, false]);
  // The browser shows the document again after Back.
  fireEvent(window, new Event("pageshow"));
  expect(submit()).toBe(true);
});
