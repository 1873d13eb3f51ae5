import { expect, test } from "@jest/globals";
import { isRefusedByBrowsers } from "./refused-ports.ts";

/** Opens nothing: a request that reaches it was not refused. */
const dispatcher = {
  dispatch() {
    throw new Error("not refused");
  },
};

/** Whether Node's own `fetch`, which follows the same standard, refuses a port. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  const init: object = { dispatcher };
  return fetch(`http://127.0.0.1:${port}/`, init).then(
    () => false,
    (error: object) => String(Reflect.get(error, "cause")).includes("bad port"),
  );
}

test("refuses exactly the ports that fetch refuses", async () => {
  const system = Array.from({ length: 1024 }, (_, port) => port).slice(1);
  const refused = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666];
  const others = [6667, 6668, 6669, 6679, 6697, 10080, 3000, 4191, 5000, 8000, 8080, 9000, 31999];
  for (const port of [...system, ...refused, ...others]) {
    const fetchSays = await isRefusedByFetch(port);
    expect([port, isRefusedByBrowsers(port)]).toEqual([port, fetchSays]);
  }
});

test("refuses port 0", () => {
  expect(isRefusedByBrowsers(0)).toBe(true);
});
