import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { readConfig, variables } from "./config.ts";

const schema = z.object({ ...variables, UPSTREAM: z.url() });
const required = { UPSTREAM: "http://a.example", SIGNING_SECRET: "s".repeat(32) };

describe("readConfig", () => {
  test("fills in defaults and freezes", () => {
    const config = readConfig(schema, { ...required, PORT: "80" });
    expect(config).toMatchObject({ HOST: "127.0.0.1", PORT: 80, LOG_LEVEL: "info" });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test("treats an empty variable as missing", () => {
    const config = readConfig(schema, { ...required, PORT: "", HOST: "" });
    expect(config).toMatchObject({ HOST: "127.0.0.1", PORT: 0 });
  });

  test("names every invalid variable with what was expected, without values", () => {
    const env = {
      PORT: "8o8o",
      LOG_LEVEL: "loud",
      SIGNING_SECRET: "short-secret",
      DATABASE_URL: "mysql://user:secret@host",
    };
    const read = () => readConfig(schema, env);
    expect(read).toThrow(/PORT: expected a whole number/);
    expect(read).toThrow(/LOG_LEVEL: .*"info"/);
    expect(read).toThrow(/DATABASE_URL: expected postgres/);
    expect(read).toThrow(/UPSTREAM: missing/);
    expect(read).toThrow(/SIGNING_SECRET: expected at least 32 characters/);
    expect(read).not.toThrow(/secret|8o8o/);
  });

  test.each(["-1", "65536", "1e3", "0x50", " 80"])("refuses the port %j", (PORT) => {
    expect(() => readConfig(z.object({ PORT: variables.PORT }), { PORT })).toThrow(/PORT/);
  });
});
