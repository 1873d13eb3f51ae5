import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { InlineSources } from "../headers/security-headers.ts";

/** State that a rendered document depends on, and when it was rendered. */
export interface PageState {
  /** Version of each part that was read; null = not known, so the page is for outages only. */
  versions: Readonly<Record<string, string>> | null;
  /** Epoch ms until which its calendar holds. */
  validUntil: number;
  /** Epoch ms when its rendering began. */
  storedAt: number;
  /** Id of the release record that rendered it. */
  record: string | null;
}

/** The content codings that a page is sent in, best first. */
export const pageEncodings = ["br", "zstd", "gzip", "identity"] as const;
export type PageEncoding = (typeof pageEncodings)[number];

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/** Compresses 33 KB of a search page in 4 ms. */
const quickQuality = 5;
/** 8 % smaller for 300 ms, for pages that are requested often. */
const bestQuality = 11;

/**
 * A complete document as it is sent to every anonymous visitor. It is held compressed; other encodings are made when
 * the first client requests them.
 */
export class StoredPage {
  readonly inline: InlineSources;
  /** Weak, because every coding of the document has the same tag. */
  readonly etag: string;
  state: PageState;
  /** How often it was sent, so that only pages in demand are compressed well. */
  sent = 0;
  readonly #bodies = new Map<PageEncoding, Buffer | Promise<Buffer>>();
  #isBest = false;

  private constructor(etag: string, inline: InlineSources, state: PageState) {
    this.etag = etag;
    this.inline = inline;
    this.state = state;
  }

  /** Compresses `html`. `previous` is kept with the new state when its content is the same. */
  static async create(
    html: Buffer,
    { inline, state, previous }: { inline: InlineSources; state: PageState; previous?: StoredPage },
  ): Promise<StoredPage> {
    const etag = `W/"${hash("sha256", html, "base64url").slice(0, 22)}"`;
    if (previous?.etag === etag) {
      previous.state = state;
      return previous;
    }
    const page = new StoredPage(etag, inline, state);
    page.#bodies.set("br", await compressed(html, quickQuality));
    return page;
  }

  /** Bytes of all codings. */
  get bytes(): number {
    const bodies = [...this.#bodies.values()];
    return bodies.reduce((sum, body) => sum + (Buffer.isBuffer(body) ? body.length : 0), 0);
  }

  /** The body in a coding that is ready; null = call `encode`. */
  body(encoding: PageEncoding): Buffer | null {
    const body = this.#bodies.get(encoding);
    return Buffer.isBuffer(body) ? body : null;
  }

  /** Makes the body of a coding. */
  async encode(encoding: PageEncoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const making = this.#make(encoding);
    this.#bodies.set(encoding, making);
    try {
      const body = await making;
      // Clients that accept no encoding are rare, and the document is eight times as large for them.
      if (encoding === "identity") this.#bodies.delete(encoding);
      else this.#bodies.set(encoding, body);
      return body;
    } catch (error) {
      this.#bodies.delete(encoding);
      throw error;
    }
  }

  /** Compresses the page once more, as well as possible. */
  async improve(): Promise<void> {
    if (this.#isBest) return;
    this.#isBest = true;
    this.#bodies.set("br", await compressed(await this.#make("identity"), bestQuality));
  }

  async #make(encoding: PageEncoding): Promise<Buffer> {
    const html = await unbrotli(await this.encode("br"));
    if (encoding === "gzip") return gzip(html, { level: 9 });
    if (encoding === "zstd") return zstd(html);
    return html;
  }
}

function compressed(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return brotli(html, { params });
}
