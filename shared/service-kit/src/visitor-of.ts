import type { IncomingMessage } from "node:http";
import type { Visitor } from "@forecourt/contracts/visitor";
import { visitorCookies } from "@forecourt/contracts/visitor";
import { readVisitor } from "@forecourt/contracts/visitor-cookies";
import { cookieOf } from "./cookie.ts";
import { readProof, type Seal } from "./proof/proof.ts";

/** The visitor whom a request's cookies describe, with what was really granted to him. */
export function visitorOf(
  request: IncomingMessage,
  { seal, cookieTier }: { seal: Seal; cookieTier: number },
): Visitor {
  return readVisitor(request.headers.cookie ?? "", {
    cookieTier,
    globalPrivacyControl: request.headers["sec-gpc"] === "1",
    proven: readProof(cookieOf(request, visitorCookies.proof), seal),
  });
}
