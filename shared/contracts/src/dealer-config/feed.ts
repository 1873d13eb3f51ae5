import { z } from "zod";
import { Email, HttpsUrl, Line, orNull } from "./values.ts";

/** A path below a folder that is not the reader's choice: no `..`, no hidden files. */
const PathBelow = z
  .string()
  .max(200)
  .regex(
    /^[\w-][\w. -]*(?:\/[\w-][\w. -]*)*$/,
    "a path below the folder, without .. and without a slash at its beginning",
  );

/** A file on a vendor's server; `*` in its name stands for anything, and the newest such file counts. */
const RemotePath = z
  .string()
  .max(300)
  .regex(
    /^[^*\r\n]*[^/\r\n]$|^[^*\r\n]*\/?[^/\r\n]*\*[^/\r\n]*$/,
    "a path such as /out/cars-*.csv",
  );

const Host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, "a host name in lower case");

const Port = z.int("a port").min(1, "a port from 1 to 65535").max(65_535, "a port from 1 to 65535");

/**
 * A secret is never part of the configuration: `env` is a variable whose name begins with `FEED_`, `file` a file in the
 * folder FEED_SECRETS_DIR.
 */
const Secret = z.union(
  [
    z.strictObject({
      env: z.string().regex(/^FEED_[A-Z0-9_]+$/, "a variable whose name begins with FEED_"),
    }),
    z.strictObject({ file: PathBelow }),
  ],
  'where the secret is: { "env": "FEED_PASSWORD" } or { "file": "password" }',
);
export type Secret = z.infer<typeof Secret>;

/** Files that are dropped into a folder below FEEDS_DIR; by default `<dealer>/<store>`. */
const FolderSource = z.strictObject({
  kind: z.literal("folder"),
  folder: orNull(PathBelow),
  /** The names of the files that count: `*.csv`; null = all. */
  files: orNull(
    z
      .string()
      .max(100)
      .regex(/^[^/\\]+$/, "a file name; * stands for anything"),
  ),
});

const HttpsSource = z.strictObject({
  kind: z.literal("https"),
  url: HttpsUrl,
  /** With `password`: for a server that asks for both. */
  user: orNull(Line),
  password: orNull(Secret),
  /** For a server that asks for a bearer token. */
  token: orNull(Secret),
});

const SftpSource = z.strictObject({
  kind: z.literal("sftp"),
  host: Host,
  port: Port.default(22),
  user: Line,
  password: orNull(Secret),
  privateKey: orNull(Secret),
  /** The fingerprint of the server's key, as `ssh-keyscan HOST | ssh-keygen -lf -` prints it. */
  hostKey: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, "the fingerprint of the server's key: SHA256:…"),
  path: RemotePath,
});

const FtpsSource = z.strictObject({
  kind: z.literal("ftps"),
  host: Host,
  port: Port.default(21),
  /** True = the server expects TLS from the first byte, usually on port 990. */
  implicit: z.boolean().default(false),
  user: Line,
  password: Secret,
  path: RemotePath,
});

const FeedSource = z.discriminatedUnion("kind", [
  FolderSource,
  HttpsSource,
  SftpSource,
  FtpsSource,
]);
export type FeedSource = z.infer<typeof FeedSource>;
export type SourceOf<K extends FeedSource["kind"]> = Extract<FeedSource, { kind: K }>;

/** Schedule on which a feed is fetched, in the store's time zone: at times of the day, at an interval, or both. */
const Schedule = z.strictObject({
  times: z
    .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day such as 05:00"))
    .default([]),
  every: orNull(
    z.string().regex(/^[1-9]\d{0,2}[mh]$/, "a number of minutes or hours such as 30m or 2h"),
  ),
});
export type Schedule = z.infer<typeof Schedule>;

/** Source of the store's cars, and who is notified when they do not arrive. See docs/feeds.md. */
export const Feed = z
  .strictObject({
    source: FeedSource,
    /** The mapping file, below the dealer's folder: `feed/mapping.json`. */
    mapping: PathBelow,
    /** Null = a folder is watched all the time. */
    schedule: orNull(Schedule),
    /** After so many hours without a feed, the contact is notified. */
    silentAfterHours: z
      .number()
      .min(1, "1 hour or more")
      .max(1000, "at most 1000 hours")
      .default(30),
    /** Address that is notified of a held or refused feed; null = the recipient of leads without a form. */
    contact: orNull(Email),
    /** The language of these mails, one of the dealer's; null = English. */
    language: orNull(z.string().regex(/^[a-z]{2}$/, "a language such as es")),
  })
  .superRefine(({ source, schedule }, context) => {
    const isTimed = schedule !== null && (schedule.times.length > 0 || schedule.every !== null);
    if (source.kind !== "folder" && !isTimed) {
      const message = 'when the feed is fetched: { "times": ["05:00"] } or { "every": "30m" }';
      context.addIssue({ code: "custom", path: ["schedule"], message });
    }
    if (source.kind === "sftp" && source.password === null && source.privateKey === null) {
      const message = "password or privateKey";
      context.addIssue({ code: "custom", path: ["source", "password"], message });
    }
  });
export type Feed = z.infer<typeof Feed>;
