import type { LookupAddress } from "node:dns";
import { AppError } from "@forecourt/contracts/errors";

/** A file of a feed, complete and on this machine. */
export interface FetchedFile {
  /** In the folder `working` of the feed. */
  file: string;
  /** As the vendor names it. */
  name: string;
  /**
   * Text by which the vendor's server recognizes the file; null = the file is from a folder, and is moved away instead.
   */
  stamp: string | null;
}

/** Data that every source needs besides its settings. */
export interface SourceContext {
  /** The folders of the feed, which exist. */
  folders: LotFolders;
  /** Stamp of the file that was fetched last; null = none was fetched. */
  stamp: string | null;
  /** The content of a secret. Throws FeedFetchError. */
  secret(secret: { env: string } | { file: string }): string;
  network: FeedNetwork;
  now: () => Date;
}

/** Where the files of a feed go. */
export interface LotFolders {
  /** Where files are dropped. */
  incoming: string;
  working: string;
  done: string;
  held: string;
  refused: string;
}

/** DNS, and the rules for connections. */
export interface FeedNetwork {
  resolve(host: string): Promise<readonly LookupAddress[]>;
  /** Hosts that the operator allows although they are not on the public internet. */
  privateHosts: readonly string[];
  /** Certificates of authorities besides those of Node, in PEM; missing = none. */
  ca?: string;
}

/** A feed that could not be fetched, in words for an operator. It is tried again. */
export class FeedFetchError extends AppError {
  constructor(message: string, cause?: unknown) {
    super("upstream-failed", message, { cause });
  }
}

/** Message of `error`, in one line. */
export function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, " ").slice(0, 300);
}
