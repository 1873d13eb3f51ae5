import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { eventually } from "./eventually.ts";
import { findTestChromium } from "./find-chromium.ts";

type Fields = Record<string, unknown>;

const noFields = (): Fields => ({});

/** A browser with one tab, which renders documents ahead. */
export interface PrerenderingBrowser {
  goto(address: string): Promise<void>;
  /** The value of an expression, or of its promise, in the document that is shown. */
  evaluate<T>(expression: string): Promise<T>;
  /** Like `evaluate`, in the document that is rendered ahead. */
  evaluateAhead<T>(expression: string): Promise<T>;
  /** Moves the mouse to a point of the window. */
  move(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Waits until a document with this address is rendered ahead. */
  prerendered(address: string): Promise<void>;
  /** Waits until the tab shows this address. */
  shown(address: string): Promise<void>;
  close(): Promise<void>;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Starts a browser that is driven by its protocol alone: Playwright forbids prerendering, because it could not follow
 * the document that is shown then.
 * @param before a script that runs before the scripts of the first documents; prerendered documents do not get it
 * @param windowSize width and height in CSS pixels
 */
export async function startPrerenderingBrowser(
  before: string,
  windowSize = "1280,900",
): Promise<PrerenderingBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), "prerendering-"));
  const { executablePath, args = [] } = await findTestChromium();
  const flags = [`--user-data-dir=${folder}`, "--remote-debugging-port=0"];
  const own = ["--headless", `--window-size=${windowSize}`, ...flags, "about:blank"];
  const child = spawn(executablePath, [...args, ...own], { stdio: ["ignore", "ignore", "pipe"] });
  const { send, close, pages } = await connect(await endpointOf(child));
  // Pages of a tab may be rendered ahead; a page that is attached by itself may not.
  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [{ targetId } = { targetId: "" }] = targetInfos as { targetId: string }[];
  const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", attach, String(tab));
  await eventually("the tab has a page", async () => pages.length > 0);
  /** The session of a page that was rendered ahead remains when the page is shown. */
  const session = () => pages.find((page) => !isAhead(page)) ?? pages[0];
  const addressOf = async (sessionId: string | undefined) => {
    const { frameTree } = await send("Page.getFrameTree", {}, sessionId).catch(noFields);
    return (frameTree as { frame: { url: string } } | undefined)?.frame.url;
  };
  const ask = async (method: string, fields: Fields) => send(method, fields, session()?.sessionId);
  async function evaluate<T>(sessionId: string | undefined, expression: string): Promise<T> {
    const fields = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await send("Runtime.evaluate", fields, sessionId);
    return (result as { value: T }).value;
  }
  const mouse = (type: string, { x, y }: Point, fields: Fields = {}) =>
    ask("Input.dispatchMouseEvent", { type, x, y, ...fields });
  await ask("Page.enable", {});
  await ask("Page.addScriptToEvaluateOnNewDocument", { source: before });
  return {
    goto: async (url) => void (await ask("Page.navigate", { url })),
    evaluate: (expression) => evaluate(session()?.sessionId, expression),
    evaluateAhead: (expression) => evaluate(pages.find(isAhead)?.sessionId, expression),
    move: async (point) => void (await mouse("mouseMoved", point)),
    async click(point) {
      const left = { button: "left", clickCount: 1 };
      await mouse("mousePressed", point, left);
      await mouse("mouseReleased", point, left);
    },
    prerendered: (address) =>
      eventually(`${address} is rendered ahead`, async () => {
        const ahead = pages.find(isAhead);
        return ahead !== undefined && (await addressOf(ahead.sessionId)) === address;
      }),
    shown: (address) =>
      eventually(`${address} is shown`, async () => {
        return (await addressOf(session()?.sessionId)) === address;
      }),
    async close() {
      const exited = once(child, "exit");
      // The command may be a script, whose end would not end the browser. It ends without an answer.
      void send("Browser.close");
      await exited;
      close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** A page of the tab, by its session; it stays "ahead" when it is shown. */
interface TabPage {
  sessionId: string;
  isAhead: boolean;
}

const isAhead = ({ isAhead: is }: TabPage) => is;

/** Holds back the scripts of documents, as on a slow phone: links are then followed by the browser. */
export const holdScripts = `(() => {
  const append = Element.prototype.append;
  Element.prototype.append = function (...nodes) {
    if (!nodes[0]?.src?.includes("/shell.")) append.apply(this, nodes);
  };
})()`;

async function endpointOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("the browser has no output");
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /DevTools listening on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("the browser did not start");
}

interface Reply {
  result?: Fields;
  error?: { message: string };
}

/** A command without an answer so far. */
interface Waiting {
  sessionId: string | undefined;
  settle(reply: Reply): void;
}

/** Commands of the DevTools protocol over one connection. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting = new Map<number, Waiting>();
  /** The pages of the tab: the one that is shown, and those that are rendered ahead. */
  const pages: TabPage[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, method, params = {}, ...reply } = JSON.parse(String(data));
    waiting.get(id)?.settle(reply);
    waiting.delete(id);
    const { sessionId, targetInfo } = params;
    if (method === "Target.attachedToTarget" && targetInfo.type === "page") {
      pages.push({ sessionId, isAhead: targetInfo.subtype === "prerender" });
    } else if (method === "Target.detachedFromTarget") {
      const at = pages.findIndex((one) => one.sessionId === sessionId);
      if (at >= 0) pages.splice(at, 1);
      // Commands that a closed page has not answered are never answered.
      for (const one of waiting.values()) {
        if (one.sessionId === sessionId) one.settle({ error: { message: "the page is gone" } });
      }
    }
  });
  let lastId = 0;
  const send = async (method: string, params: Fields = {}, sessionId?: string): Promise<Fields> => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Reply>((settle) => waiting.set(id, { sessionId, settle }));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return { send, pages, close: () => socket.close() };
}
