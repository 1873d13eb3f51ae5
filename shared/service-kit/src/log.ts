import { type DestinationStream, type Level, type Logger, pino, stdTimeFunctions } from "pino";
import { logDestination } from "./log-destination.ts";

export type Log = Logger;

/** Fields whose values never reach a log line, down to the fourth level of an object. */
const secret = [
  "authorization",
  "cookie",
  "cookies",
  '["set-cookie"]',
  "email",
  "phone",
  "name",
  "firstName",
  "lastName",
  "fullName",
  "password",
  "ssn",
  "birthDate",
  "income",
];

const redacted = ["", "*", "*.*", "*.*.*"].flatMap((parent) =>
  secret.map((key) => (parent === "" || key.startsWith("[") ? parent + key : `${parent}.${key}`)),
);

export interface LogOptions {
  /** The name of the process, written as `service` on every line. */
  name: string;
  /** Lines below this level are dropped. Default: info. */
  level?: Level | "silent";
  /** Destination of the lines; standard output by default. */
  destination?: DestinationStream;
}

/** A logger of JSON lines with ISO times. It redacts fields with personal data and secrets. */
export function createLog({ name, level = "info", destination }: LogOptions): Log {
  const options = {
    level,
    base: { service: name, pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redacted, censor: "[redacted]" },
  };
  return pino(options, destination ?? standardOutput());
}

let shared: DestinationStream | undefined;

/** One for all logs of the process, so that they share one buffer. */
function standardOutput(): DestinationStream {
  shared ??= logDestination();
  return shared;
}
