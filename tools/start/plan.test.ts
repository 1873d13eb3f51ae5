import path from "node:path";
import { serviceNames } from "@forecourt/contracts/services";
import { secretVariables } from "@forecourt/service-kit/secret-files";
import { expect, test } from "@jest/globals";
import { bucketVariables, externalVariables } from "./confidential-variables.ts";
import { type Mode, planSite, portsNeeded, type Site } from "./plan.ts";

const folders = { dataDir: "/data", dealersDir: "/dealers", releasesDir: "/releases" };
const base = { host: "127.0.0.1", port: 8080, ...folders };

function plan(mode: Mode, more: Partial<Site> = {}) {
  const ports = Array.from(
    { length: portsNeeded({ mode, ...more }) },
    (_, index) => 20_001 + index,
  );
  return planSite({ ...base, mode, ...more }, ports);
}

const names = (mode: Mode) => plan(mode).map((stage) => stage.map(({ name }) => name));

test("grouped is a process for each service with state, and one for those of the other areas", () => {
  const [services = [], shell, gateway] = plan("grouped");
  expect(services.map(({ name }) => name)).toEqual([
    "inventory",
    "financing",
    "leads",
    "visitor",
    "company",
    "content",
    "images",
    "demo-hosts",
  ]);
  expect(services[5]?.env.HOSTED_SERVICES).toBe("trade,service");
  expect([shell, gateway].map((stage) => stage?.map(({ name }) => name))).toEqual([
    ["shell"],
    ["gateway"],
  ]);
  expect(gateway?.[0]?.env.UPSTREAM_TRADE).toBe(`http://127.0.0.1:${services[5]?.port}`);
  expect(gateway?.[0]?.env.UPSTREAM_VISITOR).toBe(`http://127.0.0.1:${services[3]?.port}`);
});

test("embedded is one process for every area, and images, shell server and gateway", () => {
  expect(names("embedded")).toEqual([["services", "images", "demo-hosts"], ["shell"], ["gateway"]]);
});

test("a single dealer has one process for every service, and three that are apart from it", () => {
  expect(names("single")).toEqual([["services", "images", "demo-hosts"], ["shell"], ["gateway"]]);
});

test("the processes of a single dealer have small heaps, and no other mode's have", () => {
  const own = plan("single", { hasDemo: false }).flat();
  for (const { name, nodeOptions, env } of own) {
    expect([name, nodeOptions?.slice(0, 3)]).toEqual([
      name,
      ["--optimize-for-size", "--max-semi-space-size=2", "--max-old-space-size=512"],
    ]);
    expect(env).toMatchObject({ MALLOC_ARENA_MAX: "2" });
  }
  for (const { nodeOptions = [], env } of plan("grouped").flat()) {
    expect(nodeOptions).not.toContain("--optimize-for-size");
    expect(env).not.toHaveProperty("MALLOC_ARENA_MAX");
  }
});

test("no process learns where secrets are stored", () => {
  const files = secretVariables.map((name) => `${name}_FILE`);
  for (const { env } of plan("fleet").flat()) {
    for (const name of files) expect([name, env[name]]).toEqual([name, ""]);
  }
  const known: readonly string[] = [...externalVariables, ...bucketVariables, "DATABASE_URL"];
  expect(secretVariables.filter((name) => !known.includes(name))).toEqual([]);
});

test("a site without the demo has none of its hosts, and no address of them", () => {
  const all = plan("grouped", { hasDemo: false }).flat();
  expect(all.map(({ name }) => name)).not.toContain("demo-hosts");
  const local = all.flatMap(({ env }) => [
    env.LOCAL_CHAT,
    env.LOCAL_PHOTO_HOST,
    env.LOCAL_COLLECTOR,
  ]);
  expect(local.filter(Boolean)).toEqual([]);
});

test("only the demo's hosts stand for servers of other companies", () => {
  const external = plan("fleet")
    .flat()
    .filter(({ isExternal }) => isExternal);
  expect(external.map(({ name }) => name)).toEqual(["demo-hosts"]);
});

test("embedded hosts all but the separate services, which have a process each", () => {
  const [services = []] = plan("embedded", { separate: ["leads"] });
  expect(services.map(({ name }) => name)).toEqual(["services", "leads", "images", "demo-hosts"]);
  const hosted = serviceNames.filter((name) => name !== "leads").join(",");
  expect(services[0]?.env.HOSTED_SERVICES).toBe(hosted);
  expect(services[1]?.env.UPSTREAM_INVENTORY).toBe(`http://127.0.0.1:${services[0]?.port}`);
});

test("separate starts one process per service", () => {
  expect(names("separate")).toEqual([
    [...serviceNames, "images", "demo-hosts"],
    ["shell"],
    ["gateway"],
  ]);
});

test("the fleet has two of every service and of the shell server, and one gateway", () => {
  const [services, shell, gateway] = names("fleet");
  expect(services).toHaveLength(2 * (serviceNames.length + 1) + 1);
  expect(services?.slice(0, 2)).toEqual(["inventory-1", "inventory-2"]);
  expect([shell, gateway]).toEqual([["shell-1", "shell-2"], ["gateway"]]);
});

test("a site of any mode has as many shell servers as it is given", () => {
  const [, shell] = plan("single", { shellServers: 3 });
  expect(shell?.map(({ name }) => name)).toEqual(["shell-1", "shell-2", "shell-3"]);
});

test("services have a small young generation, and shell servers a bounded heap", () => {
  const [services = [], shell = [], gateway = []] = plan("fleet");
  const heap = ["--max-old-space-size=1024", "--max-semi-space-size=16", "--no-compilation-cache"];
  expect(shell.map(({ nodeOptions }) => nodeOptions)).toEqual([heap, heap]);
  const young = ["--max-semi-space-size=16"];
  for (const { name, nodeOptions } of services) {
    expect([name, nodeOptions]).toEqual([
      name,
      /^(?:images|demo-hosts)/.test(name) ? undefined : young,
    ]);
  }
  expect(gateway.map(({ nodeOptions }) => nodeOptions)).toEqual([undefined]);
});

test("the image service reaches the demo's photo host by its name", () => {
  const [services = []] = plan("grouped");
  const named = (wanted: string) => services.find(({ name }) => name === wanted);
  const address = `http://127.0.0.1:${named("demo-hosts")?.port}`;
  expect(named("images")?.env.LOCAL_PHOTO_HOST).toBe(`photos.forecourt.example=${address}`);
});

test("the gateway reaches the demo's chat, and the visitor service the demo's collector", () => {
  for (const mode of ["grouped", "embedded", "separate", "fleet"] as const) {
    const [services = [], shell = [], gateways = []] = plan(mode);
    const address = `http://127.0.0.1:${services.find(({ name }) => name === "demo-hosts")?.port}`;
    expect(gateways.map(({ env }) => env.LOCAL_CHAT)).toEqual([address]);
    const collectors = [...services, ...shell, ...gateways].filter(
      ({ env }) => env.LOCAL_COLLECTOR,
    );
    const isVisitor = (name: string) => /^(?:visitor|services)/.test(name);
    expect(collectors.length).toBeGreaterThan(0);
    for (const { name, env } of collectors) {
      expect([isVisitor(name), env.LOCAL_COLLECTOR]).toEqual([
        true,
        `collector.forecourt.example=${address}`,
      ]);
    }
  }
});

test("two gateways listen on the same port", () => {
  const [, , gateways = []] = plan("grouped", { gateways: 2 });
  expect(gateways.map(({ name, port }) => [name, port])).toEqual([
    ["gateway-1", 8080],
    ["gateway-2", 8080],
  ]);
  for (const { env } of gateways) expect(env).toMatchObject({ PORT: "8080", REUSE_PORT: "1" });
  expect(plan("grouped")[2]?.[0]?.env.REUSE_PORT).toBe("0");
});

test.each([
  ["127.0.0.1", "::1"],
  ["localhost", "::1"],
  ["0.0.0.0", ""],
  ["192.0.2.1", ""],
])("the gateway on %s also listens on %j", (host, also) => {
  expect(plan("grouped", { host })[2]?.[0]?.env.ALSO_HOST).toBe(also);
});

test("only the gateway listens on the public address and port", () => {
  const all = plan("fleet", { host: "0.0.0.0", port: 80 }).flat();
  const open = all.filter(({ env }) => env.HOST !== "127.0.0.1");
  expect(open.map(({ name, port }) => [name, port])).toEqual([["gateway", 80]]);
});

test("every process has a different port, also in its environment", () => {
  const all = plan("fleet").flat();
  expect(new Set(all.map(({ port }) => port)).size).toBe(all.length);
  for (const { port, env } of all) expect(env.PORT).toBe(String(port));
});

test("the gateway has a port for operators on loopback, or the one that is configured", () => {
  const gatewayOf = (site: Partial<Site>) => plan("embedded", site)[2]?.[0];
  const free = gatewayOf({});
  expect(free?.operationsPort).toBeGreaterThan(20_000);
  expect(free?.env.OPERATIONS_PORT).toBe(String(free?.operationsPort));
  expect(gatewayOf({ operationsPort: 9100 })?.env.OPERATIONS_PORT).toBe("9100");
});

test("gateway and shell server get the address of every replica", () => {
  const [services, shell, gateway] = plan("fleet");
  const addresses = (prefix: string) =>
    [...(services ?? []), ...(shell ?? [])]
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ port }) => `http://127.0.0.1:${port}`)
      .join(",");
  expect(gateway?.[0]?.env.UPSTREAM_TRADE).toBe(addresses("trade"));
  expect(gateway?.[0]?.env.UPSTREAM_SHELL).toBe(addresses("shell"));
  expect(gateway?.[0]?.env.UPSTREAM_LEADS).toBe(addresses("leads"));
  expect(shell?.[1]?.env.UPSTREAM_VISITOR).toBe(addresses("visitor"));
  expect(gateway?.[0]?.env.UPSTREAM_IMAGES).toBe(addresses("images"));
  expect(shell?.[1]?.env.UPSTREAM_COMPANY).toBe(addresses("company"));
});

test.each(["grouped", "embedded", "separate", "fleet"] as const)(
  "%s: the leads service gets the addresses of the inventory service",
  (mode) => {
    const [services = [], , gateway] = plan(mode);
    const [leads] = services.filter(({ name }) => /^(leads|services)/.test(name));
    expect(leads?.env.UPSTREAM_INVENTORY).toMatch(/^http:/);
    expect(leads?.env.UPSTREAM_INVENTORY).toBe(gateway?.[0]?.env.UPSTREAM_INVENTORY);
  },
);

test.each(["grouped", "embedded", "separate", "fleet"] as const)(
  "%s: the financing service gets the addresses of the leads service",
  (mode) => {
    const [services = [], , gateway] = plan(mode);
    const [financing] = services.filter(({ name }) => /^(financing|services)/.test(name));
    expect(financing?.env.UPSTREAM_LEADS).toMatch(/^http:/);
    expect(financing?.env.UPSTREAM_LEADS).toBe(gateway?.[0]?.env.UPSTREAM_LEADS);
  },
);

test.each(["grouped", "embedded", "separate", "fleet"] as const)(
  "%s: the service service gets the addresses of the leads and the trade service",
  (mode) => {
    const [services = [], , gateway] = plan(mode);
    const [service] = services.filter(({ name }) => /^(service|content)/.test(name));
    expect(service?.env.UPSTREAM_LEADS).toMatch(/^http:/);
    expect(service?.env.UPSTREAM_TRADE).toMatch(/^http:/);
    expect(service?.env.UPSTREAM_TRADE).toBe(gateway?.[0]?.env.UPSTREAM_TRADE);
  },
);

test("embedded services share one address", () => {
  const gateway = plan("embedded")[2]?.[0];
  expect(gateway?.env.UPSTREAM_TRADE).toBe(gateway?.env.UPSTREAM_INVENTORY);
});

test.each(["grouped", "embedded", "separate", "fleet"] as const)(
  "%s: only processes with a database get its URL, if there is one",
  (mode) => {
    const databaseUrl = "postgres://db/forecourt";
    for (const { name, env } of plan(mode, { databaseUrl }).flat()) {
      const hasDatabase = /^(inventory|financing|trade|service|company|content|leads|visitor)/.test(
        name,
      );
      expect([name, env.DATABASE_URL]).toEqual([name, hasDatabase ? databaseUrl : ""]);
    }
    for (const { env } of plan(mode).flat()) expect(env.DATABASE_URL).toBe("");
  },
);

const external = {
  SIGNING_SECRET: "s".repeat(32),
  SMTP_URL: "smtp://user:password@mail.example",
  MAIL_FROM: "site@dealer.example",
  MAILS_PER_SECOND: "5",
  LEADS_PREVIEW_RECIPIENT: "lead@dealer.example",
  SMS_URL: "https://sms.example/",
  SMS_TOKEN: "user:password",
  SMS_FROM: "+15735550100",
  SMS_WEBHOOK_SECRET: "webhook",
  TRACKING_TOKENS: "heartland:token",
  VAULT_KEYS: "1:key",
  VAULT_KEY_VERSION: "1",
  VAULT_KMS_URL: "https://keys.example/",
  VAULT_KMS_TOKEN: "a token",
  BUREAU_URL: "https://bureau.example/",
  BUREAU_TOKEN: "a token",
  VALUATION_URL: "https://values.example/",
  VALUATION_USER: "dealer",
  VALUATION_PASSWORD: "a password",
  VIN_DECODER_URL: "https://vins.example/",
  PLATE_LOOKUP_URL: "https://plates.example/",
  PLATE_LOOKUP_TOKEN: "a token",
  SCHEDULING_TOKENS: "heartland=token",
  RECALLS_TOKENS: "heartland=token",
  CLAMD: "clamav:3310",
};

/** The names of the external variables that a process gets. */
function secretsOf(mode: Mode): Record<string, string[]> {
  const processes = plan(mode, { external }).flat();
  return Object.fromEntries(
    processes.map(({ name, env }) => [
      name,
      Object.keys(external).filter((variable) => env[variable] !== ""),
    ]),
  );
}

const ofSms = ["SMS_URL", "SMS_TOKEN", "SMS_FROM"];
const ofMail = ["SMTP_URL", "MAIL_FROM", "MAILS_PER_SECOND", "LEADS_PREVIEW_RECIPIENT"];
const ofLeads = [...ofMail, ...ofSms, "SMS_WEBHOOK_SECRET"];
const ofVisitor = [...ofSms, "TRACKING_TOKENS"];
const ofVault = ["VAULT_KEYS", "VAULT_KEY_VERSION", "VAULT_KMS_URL", "VAULT_KMS_TOKEN"];
const ofFinancing = [...ofVault, "BUREAU_URL", "BUREAU_TOKEN"];
const ofCompany = [...ofVault, "CLAMD"];

const ofTrade = [
  "VALUATION_URL",
  "VALUATION_USER",
  "VALUATION_PASSWORD",
  "VIN_DECODER_URL",
  "PLATE_LOOKUP_URL",
  "PLATE_LOOKUP_TOKEN",
];

const ofService = ["SCHEDULING_TOKENS", "RECALLS_TOKENS"];

test("a process gets only the secrets that its services need", () => {
  expect(secretsOf("grouped")).toEqual({
    inventory: ["SIGNING_SECRET"],
    financing: ofFinancing,
    leads: ["SIGNING_SECRET", ...ofLeads],
    visitor: ["SIGNING_SECRET", ...ofVisitor],
    company: ofCompany,
    content: ["SIGNING_SECRET", ...ofTrade, ...ofService],
    images: [],
    "demo-hosts": [],
    shell: ["SIGNING_SECRET"],
    gateway: [],
  });
  expect(secretsOf("embedded").services).toEqual(Object.keys(external));
});

test("the secrets of vendors' servers reach the process that fetches feeds, and no other one", () => {
  const feeds = { FEED_PASSWORD: "secret" };
  for (const mode of ["grouped", "fleet"] as const) {
    const all = plan(mode, { feeds }).flat();
    const having = all.filter(({ env }) => env["FEED_PASSWORD"] === "secret");
    expect([...new Set(having.map(({ name }) => name.split("-")[0]))]).toEqual(["inventory"]);
    expect(all.every(({ env }) => env["FEED_PASSWORD"] !== undefined)).toBe(true);
  }
});

test("every variable of an external service is set, so that none is inherited from the terminal", () => {
  for (const { env } of plan("separate").flat()) {
    for (const name of [...Object.keys(external), "DATABASE_URL", "AWS_SECRET_ACCESS_KEY"]) {
      expect(env[name]).toBe("");
    }
  }
});

test("all processes share the file with the dealers' last good configuration", () => {
  for (const { env } of plan("fleet").flat()) {
    expect(env.LAST_GOOD_DEALERS).toBe(path.join("/data", "last-good-dealers.json"));
  }
});

test("too few free ports are an error that names the process without one", () => {
  expect(() => planSite({ ...base, mode: "embedded" }, [20_001])).toThrow(
    "no free port is left for demo-hosts",
  );
});
