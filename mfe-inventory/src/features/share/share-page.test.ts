import { describe, expect, jest, test } from "@jest/globals";
import { type Sharing, sharePage } from "./share-page.ts";

const page = { title: "2021 Mitsubishi Outlander", url: "https://dealer.example/car" };
const copying = () => jest.fn<(text: string) => Promise<void>>(async () => undefined);

describe("sharePage", () => {
  test("opens the device's dialog and copies nothing", async () => {
    const share = jest.fn<NonNullable<Sharing["share"]>>(async () => undefined);
    const writeText = copying();
    expect(await sharePage({ share, clipboard: { writeText } }, page)).toBe("shared");
    expect(share).toHaveBeenCalledWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  test("does nothing more after the visitor closed the dialog", async () => {
    const closed = async () => Promise.reject(new DOMException("closed", "AbortError"));
    const writeText = copying();
    expect(await sharePage({ share: closed, clipboard: { writeText } }, page)).toBe("canceled");
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each<[string, Sharing["share"]]>([
    ["there is no dialog", undefined],
    ["the dialog fails", async () => Promise.reject(new DOMException("no", "NotAllowedError"))],
  ])("copies the address when %s", async (_name, share) => {
    const writeText = copying();
    const browser = { ...(share && { share }), clipboard: { writeText } };
    expect(await sharePage(browser, page)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(page.url);
  });

  test("leaves the link to the browser when it can do neither", () => {
    expect(sharePage({}, page)).toBeNull();
  });
});
