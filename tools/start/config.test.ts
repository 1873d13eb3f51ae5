import { expect, test } from "@jest/globals";
import { startConfig } from "./config.ts";

test("without flags and variables: grouped, port 8080, folders of the repository", () => {
  expect(startConfig([], {}, "/repository")).toEqual({
    mode: "grouped",
    host: "127.0.0.1",
    port: 8080,
    operationsPort: undefined,
    metrics: undefined,
    gateways: process.platform === "linux" ? 2 : 1,
    hasDemo: true,
    dataDir: "/repository/.data",
    dealersDir: "/repository/dealers",
    releasesDir: "/repository/releases",
    databaseUrl: undefined,
    feeds: {},
    external: {},
  });
});

test("passes on only the variables that services need", () => {
  const env = { SMTP_URL: "smtp://mail.example", SMS_URL: "", PATH: "/bin" };
  expect(startConfig([], env, "/").external).toEqual({ SMTP_URL: "smtp://mail.example" });
});

test("PORT and DATA_DIR change port and folder; an absolute folder is unchanged", () => {
  const { port, dataDir } = startConfig([], { PORT: "9000", DATA_DIR: "/var/site" }, "/repository");
  expect([port, dataDir]).toEqual([9000, "/var/site"]);
});

test("a single dealer has one gateway, and DEMO=0 leaves the demo out", () => {
  expect(startConfig(["--single"], { DEMO: "0" }, "/")).toMatchObject({
    mode: "single",
    gateways: 1,
    hasDemo: false,
  });
  expect(() => startConfig(["--single", "--fleet"], {}, "/")).toThrow("exclude each other");
  expect(() => startConfig([], { DEMO: "no" }, "/")).toThrow("DEMO");
});

test("SHELL_SERVERS is how many shell servers run, in any mode", () => {
  expect(startConfig(["--single"], { SHELL_SERVERS: "2" }, "/").shellServers).toBe(2);
  for (const SHELL_SERVERS of ["0", "17", "two", "1.5"]) {
    const start = () => startConfig([], { SHELL_SERVERS }, "/");
    expect(start).toThrow("SHELL_SERVERS: expected a whole number from 1 to 16");
  }
});

test("metrics have a port when it is set, on the host that is set", () => {
  expect(startConfig([], { METRICS_PORT: "9464" }, "/").metrics).toEqual({
    host: "127.0.0.1",
    port: 9464,
  });
  const env = { METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" };
  expect(startConfig([], env, "/").metrics?.host).toBe("0.0.0.0");
  expect(() => startConfig([], { METRICS_PORT: "0" }, "/")).toThrow(
    "METRICS_PORT: expected a port",
  );
});

test("the fleet needs a database", () => {
  expect(() => startConfig(["--fleet"], {}, "/")).toThrow("set DATABASE_URL=postgres://");
  const env = { DATABASE_URL: "postgres://db/forecourt" };
  expect(startConfig(["--fleet"], env, "/")).toMatchObject({
    mode: "fleet",
    databaseUrl: "postgres://db/forecourt",
  });
});

test.each([
  ["eight", "PORT"],
  ["70000", "PORT"],
])("PORT=%s is refused with the variable's name", (PORT, name) => {
  expect(() => startConfig([], { PORT }, "/")).toThrow(name);
});

test("rejects PORT=0, because the address would not be known", () => {
  expect(() => startConfig([], { PORT: "0" }, "/")).toThrow(
    "PORT: expected a port from 1 to 65535, found 0",
  );
});

test.each(["4190", "6000"])("PORT=%s is refused, because browsers block it", (PORT) => {
  expect(() => startConfig([], { PORT }, "/")).toThrow(
    `PORT: no browser opens port ${PORT}, which belongs to another protocol. Set PORT to another port.`,
  );
});

test("an unknown flag is refused", () => {
  expect(() => startConfig(["--flet"], {}, "/")).toThrow("--flet");
});
