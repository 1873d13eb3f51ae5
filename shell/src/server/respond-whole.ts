import { hash } from "node:crypto";
import { internalHeaders, wholeDocumentHeaders } from "@forecourt/contracts/tenant";
import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { DocumentAnswer } from "../render/renderer-host.ts";

const minuteMs = 60_000;

/** A request of the gateway for a document that it caches: without cookies and without a nonce. */
export function wantsWhole(request: Request): boolean {
  return request.get(wholeDocumentHeaders.whole) === "1";
}

/** The start of the current hour: a document with a form token then keeps its bytes for an hour. */
export function startOfHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / (60 * minuteMs)) * 60 * minuteMs);
}

/** Inputs of a document besides the data of the services. */
export interface DocumentState {
  /** Version of the shell server's own data. */
  version: string;
  /**
   * Time of the request. Opening hours, promotions and midnight begin with a minute, in every time zone, so the
   * document is valid until the end of this minute.
   */
  at: Date;
}

/** Responds with a whole document, or with the header that it is not ready in time. */
export function respondWhole(
  response: Response,
  answer: Exclude<DocumentAnswer, { kind: "redirect" }>,
  { version, at }: DocumentState,
): void {
  // A release of the shell that does not know whole documents streams one with a nonce.
  if (answer.kind !== "whole") {
    response.status(503).set(wholeDocumentHeaders.incomplete, "1").end();
    return;
  }
  const { html, scripts, styles, versions } = answer.document;
  response.status(answer.status).set("content-type", "text/html; charset=utf-8");
  response.set(wholeDocumentHeaders.scriptSources, scripts.map(sourceOf).join(" "));
  response.set(wholeDocumentHeaders.styleSources, styles.map(styleSourceOf).join(" "));
  if (answer.shareable) response.set(internalHeaders.shareable, "1");
  if (versions !== null) {
    const list = Object.entries({ shell: version, ...versions }).map((pair) => pair.join("="));
    const validUntil = (Math.floor(at.getTime() / minuteMs) + 1) * minuteMs;
    response.set(wholeDocumentHeaders.versions, list.join(" "));
    response.set(wholeDocumentHeaders.validUntil, String(validUntil));
  }
  response.end(Buffer.from(html));
}

/** Releases and themes have few styles, of 30 KB each, and every page has the same ones. */
const styleSources = new LRUCache<string, string>({ max: 100 });

function styleSourceOf(text: string): string {
  const source = styleSources.get(text) ?? sourceOf(text);
  styleSources.set(text, source);
  return source;
}

/** The source of the content security policy that allows exactly this inline text. */
function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
