/** @jest-environment jsdom */
import type { Photo } from "@forecourt/contracts/areas/trade/photos";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { describe, expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import type { PhotosData } from "./photos-data.ts";
import { PhotosPart } from "./photos-part.tsx";

const doFetch = stubFetch();
const token = "T".repeat(43);
const path = `/api/trade/appraisals/${token}/photos`;

const photo = (position: number): Photo => ({
  id: `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`,
  position,
  width: 1_600,
  height: 1_200,
});

const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index + 1));

function part(changes: Partial<PhotosData> = {}) {
  const data = { token, page: `/sell-trade-my-car/${token}`, photos: [], faults: [], ...changes };
  return (
    <SiteProvider site={siteFixture()}>
      <PhotosPart data={data} />
    </SiteProvider>
  );
}

function respond(body: object, status = 200): void {
  const response = { ok: status < 400, status, json: async () => body };
  doFetch.mockResolvedValueOnce(response as Response);
}

const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Add photos/);

describe("the photos of a seller's car", () => {
  test("are added by a plain form, which returns to its page", () => {
    const html = renderToString(part({ photos: photos(1), faults: ["photo-format"] }));
    document.body.innerHTML = html;
    const [removal, upload] = document.forms;
    expect(removal?.getAttribute("action")).toBe(`${path}/${photo(1).id}/removal`);
    expect(upload).toMatchObject({ method: "post", enctype: "multipart/form-data" });
    expect(upload?.getAttribute("action")).toBe(path);
    for (const form of [removal, upload]) {
      expect(form?.querySelector<HTMLInputElement>("[name=page]")?.value).toBe(
        `/sell-trade-my-car/${token}`,
      );
      expect(form?.querySelector("button")).not.toBeNull();
    }
    expect(screen.getByRole("alert").textContent).toContain("JPEG");
    document.body.innerHTML = "";
  });

  test("are sent one by one as soon as they are chosen", async () => {
    render(part());
    respond({ photos: photos(1), faults: [] });
    respond({ photos: photos(2), faults: [] });
    await userEvent.upload(input(), [file("1.jpg"), file("2.jpg")]);
    expect(await screen.findByText("2 of 12 photos added")).toBeTruthy();
    expect(doFetch.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
      [path, "POST"],
      [path, "POST"],
    ]);
    const images = screen.getAllByRole<HTMLImageElement>("img", { name: /of your vehicle/ });
    expect(images.map((one) => one.getAttribute("src"))).toEqual(
      photos(2).map(({ id }) => `${path}/${id}/thumbnail.jpg`),
    );
  });

  test("that cannot be stored are explained, and those before stay", async () => {
    render(part({ photos: photos(1) }));
    respond({ photos: photos(1), faults: [{ name: "1.jpg", fault: "photo-damaged" }] });
    respond({}, 503);
    await userEvent.upload(input(), [file("1.jpg"), file("2.jpg")]);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("couldn’t be opened");
    expect(alert.textContent).toContain("Try again");
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  test("can be removed, and no more than twelve are taken", async () => {
    render(part({ photos: photos(12) }));
    expect(screen.queryByLabelText(/^Add photos/)).toBeNull();
    respond({ photos: photos(11) });
    await userEvent.click(screen.getByRole("button", { name: "Remove photo 12" }));
    await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(11));
    expect(doFetch.mock.calls.at(-1)?.[0]).toBe(`${path}/${photo(12).id}`);
    expect(input().accept).toBe("image/jpeg,image/png,image/webp");
  });
});
