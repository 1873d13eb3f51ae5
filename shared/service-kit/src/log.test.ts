import { expect, test } from "@jest/globals";
import { createLog } from "./log.ts";

function linesOf(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  write(createLog({ name: "leads", level: "info", destination }));
  return lines.map((line) => JSON.parse(line));
}

test("a line has service, time and level", () => {
  const [line] = linesOf((log) => log.warn({ path: "/x" }, "slow"));
  expect(line).toMatchObject({ service: "leads", level: "warn", path: "/x", msg: "slow" });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("personal and secret fields are redacted in nested forms", () => {
  const person = { email: "a@b.example", phone: "+15735550142", name: "A B", make: "Mirage" };
  const [line] = linesOf((log) =>
    log.info({
      ...person,
      headers: { authorization: "Bearer x", cookie: "a=b", "set-cookie": ["c=d"] },
      lead: { buyer: person, form: { buyer: person } },
    }),
  );
  const text = JSON.stringify(line);
  for (const value of ["a@b.example", "+1573", "A B", "Bearer", "a=b", "c=d"]) {
    expect(text).not.toContain(value);
  }
  expect(text).toContain("Mirage");
});

test("lines below the level are dropped", () => {
  expect(linesOf((log) => log.debug("quiet"))).toEqual([]);
});
