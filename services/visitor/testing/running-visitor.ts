import { internalHeaders } from "@forecourt/contracts/tenant";
import { validatePhone } from "@forecourt/contracts/visitor/customer";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { createCanarySignals } from "@forecourt/service-kit/releases/canary-signals";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import type { Sms, SmsError, SmsSender } from "@forecourt/service-kit/sms/sender";
import { createApp } from "../app.ts";
import type { VisitorTables } from "../store/tables.ts";
import { migrateVisitor } from "../store.ts";
import { createRecoveredErrors } from "../visitor-metrics.ts";
import { cookieJar } from "./cookie-jar.ts";

export const secret = "the secret of these tests, long enough";
export const dealerId = "ozark-mitsubishi";
/** The one release of every remote that the store has. */
export const storedRelease = "0123456789abcdef";

const DEALERS_DIR = new URL("../../../dealers", import.meta.url).pathname;

/** An SMS sender that records messages. */
export interface FakeSmsSender extends SmsSender {
  sent: Sms[];
  /** The error of the next messages; null = none. */
  failure: SmsError | null;
  /** The code in the last message. */
  lastCode(): string;
}

export function fakeSmsSender(): FakeSmsSender {
  const box: FakeSmsSender = {
    sent: [],
    failure: null,
    async send(message) {
      if (box.failure) throw box.failure;
      box.sent.push(message);
    },
    lastCode: () => /\b\d{6}\b/.exec(box.sent.at(-1)?.body ?? "")?.[0] ?? "none was sent",
  };
  return box;
}

interface Setting {
  location: DatabaseLocation;
  sender: SmsSender;
  now: () => Date;
  /** Called with every log line. */
  onLine?: (line: string) => void;
  /** Default: false. */
  isForwarding?: boolean;
  eventsPerMinute?: number;
  preferencesPerMinute?: number;
  /** Default: the shipped dealers. */
  dealersDir?: string;
  /** Default: none. */
  canaries?: () => RecordedCanaries;
}

/** A replica of the visitor service, and its clients. */
export async function runVisitor({
  location,
  sender,
  now,
  onLine,
  isForwarding = false,
  eventsPerMinute,
  preferencesPerMinute,
  dealersDir = DEALERS_DIR,
  canaries = () => ({ record: null, canaries: [] }),
}: Setting) {
  const database = openDatabase<VisitorTables>(location);
  await migrateVisitor(database);
  const dealers = await loadDealers(dealersDir);
  const log = onLine
    ? createLog({ name: "visitor", destination: { write: onLine } })
    : createLog({ name: "visitor", level: "silent" });
  const metrics = createMetrics();
  const app = createApp({
    metrics,
    recoveredErrors: createRecoveredErrors(metrics.registry),
    canaries,
    signals: createCanarySignals(metrics.registry, "visitor"),
    isStoredRelease: async (_name, release) => release === storedRelease,
    dealers: { current: () => dealers },
    database,
    sender,
    secret,
    now,
    forwardsFor: () => isForwarding,
    ...(eventsPerMinute !== undefined && { eventsPerMinute }),
    ...(preferencesPerMinute !== undefined && { preferencesPerMinute }),
    log,
    ready: async () => allReady("database"),
  });
  const server = await listen(app, "127.0.0.1", 0);
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    origin,
    database,
    visitor: (address = "203.0.113.7") => visitorAt({ origin, address, now }),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await database.close();
    },
  };
}

export type RunningVisitor = Awaited<ReturnType<typeof runVisitor>>;

interface Client {
  origin: string;
  address: string;
  now: () => Date;
}

/** One browser at an address, with consent to every category. */
function visitorAt({ origin, address, now }: Client) {
  const jar = cookieJar();
  jar.set(visitorCookies.allowed, "essential,functional,analytics,targeting");
  jar.set(visitorCookies.display, "hide");
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [internalHeaders.dealer]: dealerId,
        "x-forwarded-for": address,
        cookie: jar.header(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    jar.take(response);
    return { status: response.status, body: await response.json() };
  };
  const reply = async (body: unknown, headers?: Record<string, string>) => {
    const answer = await post(validatePhone.path, body, headers);
    if (answer.status !== 200)
      throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return validatePhone.reply.parse(answer.body);
  };
  return {
    jar,
    post,
    /** With the token of a document that was just rendered, unless `formToken` is another. */
    requestCode: (
      phone: string,
      headers?: Record<string, string>,
      formToken: string | undefined = signFormToken({ secret, dealerId, now: now() }),
    ) => reply({ type: "phone-validation", phone, formToken }, headers),
    submitCode: (phone: string, code: string, headers?: Record<string, string>) =>
      reply({ type: "code-verification", phone, code }, headers),
  };
}
