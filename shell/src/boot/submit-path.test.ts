/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { submitPath } from "./submit-path.ts";

const here = { origin: "http://localhost", pathname: "/used-cars-for-sale", search: "?page=2" };

/** Submits the form `html`, with its button if it has one, and returns the resulting path. */
function submit(html: string, prevented = false): string | null {
  document.body.innerHTML = html;
  let path: string | null = null;
  const listen = (event: SubmitEvent) => {
    if (prevented) event.preventDefault();
    path = submitPath(event, here);
    event.preventDefault();
  };
  document.addEventListener("submit", listen, { once: true });
  document.querySelector("form")?.requestSubmit(document.querySelector("button") ?? undefined);
  return path;
}

describe("submitPath", () => {
  test("returns the action with the fields as its query", () => {
    const fields = '<input name="make" value="Mazda"><input name="q" value="awd & red">';
    expect(submit(`<form action="/cars-for-sale">${fields}<button>x</button></form>`)).toBe(
      "/cars-for-sale?make=Mazda&q=awd+%26+red",
    );
  });

  test("leaves empty fields out", () => {
    const fields =
      '<input name="from" value=""><input name="to" value=" "><input name="q" value="a">';
    expect(submit(`<form method="GET" action="/cars-for-sale">${fields}</form>`)).toBe(
      "/cars-for-sale?q=a",
    );
    expect(submit('<form action="/cars-for-sale"><input name="q"></form>')).toBe("/cars-for-sale");
  });

  test("includes the pressed button", () => {
    expect(submit('<form action="/a"><button name="sort" value="price">x</button></form>')).toBe(
      "/a?sort=price",
    );
  });

  test("uses the current path for a form without an action", () => {
    expect(submit('<form><input name="q" value="a"></form>')).toBe("/used-cars-for-sale?q=a");
    expect(submit('<form action="/a?old=1"><input name="q" value="a"></form>')).toBe("/a?q=a");
  });

  test("handles fields that are named like form properties", () => {
    const fields = '<input name="method" value="post"><input name="action" value="/b">';
    expect(submit(`<form action="/a">${fields}</form>`)).toBe("/a?method=post&action=%2Fb");
  });

  test.each([
    ["one that posts", '<form method="post" action="/a"></form>'],
    [
      "one that posts by its button",
      '<form action="/a"><button formmethod="post">x</button></form>',
    ],
    ["one of another origin", '<form action="https://example.com/"></form>'],
    ["one for a new tab", '<form action="/a" target="_blank"></form>'],
    ["one that wants a document", '<form action="/a" data-document=""></form>'],
    [
      "one in what wants documents",
      '<p data-document=""></p><div data-document=""><form action="/a"></form></div>',
    ],
    ["one in a dialog", '<form method="dialog"></form>'],
  ])("returns null for %s", (_name, html) => {
    expect(submit(html)).toBeNull();
  });

  test("returns null for a submit whose default is prevented", () => {
    expect(submit('<form action="/a"></form>', true)).toBeNull();
  });
});
