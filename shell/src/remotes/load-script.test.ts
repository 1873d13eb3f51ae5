/** @jest-environment jsdom */
import { afterEach, expect, test } from "@jest/globals";
import { loadScript } from "./load-script.ts";

afterEach(() => {
  document.head.innerHTML = "";
});

function added(): HTMLScriptElement | null {
  return document.head.querySelector("script");
}

test.each([
  ["/remote.js#sha384-a+/=", "/remote.js", "sha384-a+/="],
  ["/remote.js", "/remote.js", ""],
])("%s is loaded from %s with the integrity %j", async (url, src, integrity) => {
  const loading = loadScript(url);
  const script = added();
  expect([script?.getAttribute("src"), script?.integrity]).toEqual([src, integrity]);
  script?.dispatchEvent(new Event("load"));
  await loading;
  expect(added()).toBeNull();
});

test("a script that is not what its integrity states is an error like any other", async () => {
  const loading = loadScript("/remote.js#sha384-a");
  added()?.dispatchEvent(new Event("error"));
  await expect(loading).rejects.toThrow("/remote.js#sha384-a: cannot be loaded");
});
