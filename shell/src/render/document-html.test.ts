import { runInNewContext } from "node:vm";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import {
  type BootState,
  beforePaintAttribute,
  firstViewAttribute,
  type PageState,
  releaseGlobal,
} from "../app/page-state.ts";
import {
  bootScript,
  documentStart,
  escapeAttribute,
  escapeText,
  inlineJson,
  wholeDocument,
} from "./document-html.ts";

describe("inlineJson", () => {
  test("contains no character that ends a script element or a line", () => {
    const text = inlineJson({ a: "</script><!--\u2028\u2029" });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });

  test("parses back to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(inlineJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("bootScript", () => {
  test("passes the whole state and starts the shell", () => {
    const boot = {
      site: { name: "</script>" },
      page: { status: 200 },
      record: "r",
      remotes: { trade: "/t.js" },
    } as unknown as BootState;
    const css = [
      { href: "/carried.css", text: ".a{}" },
      { href: "/linked.css", text: null },
    ];
    const assets = {
      entry: "/shell.js",
      preload: ["/remote.js"],
      css,
      theme: { rules: "", fontUrl: null },
    };
    const { page, ...rest } = boot;
    const parts = { ...rest, pageJson: inlineJson(page) };
    const script = bootScript(parts, assets);
    const [, json = ""] = /^globalThis\.__FORECOURT__=(.*);\(\(files/.exec(script) ?? [];
    expect(JSON.parse(json)).toEqual(boot);
    expect(bootScript(parts, assets)).toBe(script);
    expect(script).toMatch(/\(\["\/remote\.js"\],\["\/carried\.css"\],"\/shell\.js"\)$/);
    expect(script).not.toContain("<");
  });
});

describe("the script of a document", () => {
  const parts = { site: { timezone: "America/Chicago" }, pageJson: "{}" } as unknown as Parameters<
    typeof bootScript
  >[0];
  const assets = { entry: "/shell.js", preload: [], css: [], theme: { rules: "", fontUrl: null } };

  type Listener = (event: object) => void;

  interface Appended {
    tag: string;
    type?: string;
    textContent?: string;
  }

  interface Ahead {
    prerendering?: boolean;
    connection?: { saveData?: boolean; effectiveType?: string };
    files?: Partial<typeof assets>;
    /** How the browser came to the document, and the place in it that was requested. */
    how?: string;
    hash?: string;
  }

  /** Runs the script in a browser of which only what it needs exists. */
  function runScript(
    hidden: boolean,
    { prerendering = false, connection, files = {}, how = "reload", hash = "" }: Ahead = {},
  ) {
    const elements: object[] = [];
    const attributes = new Set<string>([firstViewAttribute]);
    const dataset: Record<string, unknown> = {};
    const added: string[] = [];
    const rules: { isThere: boolean; text: string }[] = [];
    const append = (element: Appended) => {
      const { tag, type, textContent = "" } = element;
      if (type === "speculationrules") rules.push({ isThere: true, text: textContent });
      else {
        added.push(tag);
        elements.push(element);
      }
    };
    const remove = () => {
      for (const one of rules) one.isThere = false;
    };
    let activate = () => {};
    let isShown = false;
    const listeners = new Map<string, Listener>();
    let paint = () => {};
    /** Thursday evening in Missouri, Friday in London. */
    class Date extends globalThis.Date {
      constructor() {
        super("2026-11-27T03:00:00Z");
      }
    }
    const browser = {
      document: {
        hidden,
        prerendering,
        addEventListener: (_name: string, listener: () => void) => {
          activate = () => {
            isShown = true;
            listener();
          };
        },
        currentScript: { nonce: "" },
        createElement: (tag: string) => ({ tag, remove }),
        head: { append },
        documentElement: {
          dataset,
          toggleAttribute: (name: string) => attributes.add(name),
          removeAttribute: (name: string) => attributes.delete(name),
        },
      },
      navigator: { connection },
      location: { origin: "https://dealer.test", pathname: "/service", search: "", hash },
      performance: { getEntriesByType: () => [{ type: how }] },
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      removeEventListener: (name: string) => listeners.delete(name),
      setTimeout: (task: () => void, ms?: number) => ms === undefined && task(),
      requestAnimationFrame: (draw: () => void) => prerendering && isShown && draw(),
      Date,
      PerformanceObserver: class {
        constructor(report: () => void) {
          paint = report;
        }
        observe() {}
      },
    };
    runInNewContext(bootScript(parts, { ...assets, ...files }), browser);
    const release = () => Reflect.get(browser, releaseGlobal)();
    return {
      attributes,
      dataset,
      added,
      elements,
      rules,
      listeners,
      release,
      paint: () => paint(),
      activate: () => activate(),
    };
  }

  /** The banner's form is answered before the scripts run; then a link is clicked. Returns what happens to both. */
  function leaveBy(link: object | null, click: object = {}, isAnswered = true) {
    const { listeners } = runScript(false);
    const sent: unknown[] = [];
    const back = { value: "/service" };
    const form = {
      hasAttribute: () => true,
      elements: { back },
      requestSubmit: (by: unknown) => sent.push(by, back.value),
    };
    const preventDefault = jest.fn();
    if (isAnswered) listeners.get("submit")?.({ target: form, submitter: "all", preventDefault });
    preventDefault.mockClear();
    const full = link && {
      origin: "https://dealer.test",
      pathname: "/help",
      search: "?a=1",
      hash: "#b",
      ...link,
    };
    listeners.get("click")?.({ target: { closest: () => full }, preventDefault, ...click });
    return { sent, isStopped: preventDefault.mock.calls.length > 0 };
  }

  test("sends an answer that waits when the visitor leaves by a link, and leads to its page", () => {
    expect(leaveBy({})).toEqual({ sent: ["all", "/help?a=1#b"], isStopped: true });
  });

  test.each([
    ["no link", null, {}],
    ["a link to another site", { origin: "https://other.test" }, {}],
    ["a fragment of the same page", { pathname: "/service", search: "" }, {}],
    ["a new tab", {}, { ctrlKey: true }],
    ["a new tab of a Mac", {}, { metaKey: true }],
    ["a new window", {}, { shiftKey: true }],
    ["a download", {}, { altKey: true }],
    ["a link that a script follows", {}, { defaultPrevented: true }],
  ])("leaves an answer waiting at a click on %s", (_, link, click) => {
    expect(leaveBy(link, click)).toEqual({ sent: [], isStopped: false });
  });

  test("leaves links alone while no answer waits", () => {
    expect(leaveBy({}, {}, false)).toEqual({ sent: [], isStopped: false });
  });

  test("states the day of the week at the store, which the hours of today are marked by", () => {
    expect(runScript(false).dataset).toEqual({ today: 3 });
  });

  test("marks the document until its first paint, and starts the shell then", () => {
    const { attributes, added, paint } = runScript(false);
    expect([[...attributes], added]).toEqual([[beforePaintAttribute], []]);
    paint();
    expect([[...attributes], added]).toEqual([[], ["script"]]);
  });

  test("keeps the first view of a visitor who has just come, beyond the first paint", () => {
    const { attributes, paint } = runScript(false, { how: "navigate" });
    paint();
    expect([...attributes]).toEqual([firstViewAttribute]);
  });

  test.each([
    ["a reload", false, { how: "reload" }],
    ["Back", false, { how: "back_forward" }],
    ["a link to a place of the page", false, { how: "navigate", hash: "#reviews" }],
    ["a document in the background", true, { how: "navigate" }],
    ["a document that is rendered ahead", true, { how: "navigate", prerendering: true }],
  ])("has the whole page laid out after %s", (_what, hidden, ahead) => {
    const { attributes, paint } = runScript(hidden, ahead);
    paint();
    expect([...attributes]).toEqual([]);
  });

  test("loads everything and runs nothing of a document that is rendered ahead, until it is shown", () => {
    const { attributes, added, rules, activate } = runScript(true, { prerendering: true });
    expect([[...attributes], added, rules]).toEqual([[], [], []]);
    activate();
    expect(added).toEqual(["script"]);
  });

  test("lets browsers render cars ahead from the first paint until the page is hydrated", () => {
    const { rules, paint, release } = runScript(false);
    expect(rules).toEqual([]);
    paint();
    expect(rules).toEqual([{ isThere: true, text: expect.any(String) }]);
    const text = rules[0]?.text ?? "";
    const { prerender, prefetch } = JSON.parse(text);
    expect(prerender[0].where.selector_matches).toContain('a[href*="-cars-for-sale/2"]');
    expect([prerender[0].eagerness, prefetch[0].eagerness]).toEqual(["moderate", "moderate"]);
    release();
    expect(rules).toEqual([{ isThere: false, text }]);
  });

  test.each([
    ["the data saver", { saveData: true, effectiveType: "4g" }],
    ["2g", { effectiveType: "2g" }],
    ["slow-2g", { effectiveType: "slow-2g" }],
  ])("lets them render nothing ahead with %s", (_what, connection) => {
    const { rules, paint } = runScript(false, { connection });
    paint();
    expect(rules).toEqual([]);
  });

  test("lets them render cars ahead on a usual connection", () => {
    const { rules, paint } = runScript(false, { connection: { effectiveType: "4g" } });
    paint();
    expect(rules).toHaveLength(1);
  });

  test("loads entries with their integrity, and chunks without", () => {
    const preload: string[] = ["/remote.js#sha384-a+/=", "/chunk.js"];
    const { elements } = runScript(true, {
      files: { entry: "/shell.js#sha384-b", preload: preload as never[] },
    });
    expect(elements).toMatchObject([
      { tag: "link", as: "script", href: "/remote.js", integrity: "sha384-a+/=" },
      { tag: "link", as: "script", href: "/chunk.js", integrity: "" },
      { tag: "script", src: "/shell.js", integrity: "sha384-b" },
    ]);
  });

  test("does not wait for a paint in a hidden tab", () => {
    const { attributes, added } = runScript(true);
    expect([[...attributes], added]).toEqual([[], ["script"]]);
  });
});

describe("documentStart", () => {
  const page = {
    head: { title: "Cars", description: "", canonical: null },
  } as unknown as PageState;
  const start = (text: string | null, theme = "", configuration?: string) =>
    documentStart(
      siteFixture(),
      page,
      {
        entry: "/shell.js",
        preload: [],
        css: [{ href: "/a.css", text }],
        theme: { rules: theme, fontUrl: null },
      },
      { nonce: "n0", made: { record: "0123456789abcdef", configuration } },
    );

  test("states the record and the configuration that it was made with", () => {
    expect(start(null, "", "0a1b2c")).toContain(
      '<meta name="forecourt:record" content="0123456789abcdef configuration=0a1b2c">',
    );
    expect(start(null)).toContain('<meta name="forecourt:record" content="0123456789abcdef">');
  });

  test("begins as a first view, before the browser lays out anything", () => {
    expect(start(null)).toMatch(/^<!doctype html><html lang="en" data-first-view>/);
  });

  test("inlines its style sheets", () => {
    expect(start(".a{color:red}")).toContain('<style nonce="n0">.a{color:red}</style>');
    expect(start(".a{color:red}")).not.toContain("/a.css");
  });

  test("a style sheet cannot end its element", () => {
    const html = start('.a{content:"</style><script>"}');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain("<\\/style><script>");
  });

  test("has the rules of the theme after them", () => {
    expect(start(".a{color:red}", ":root{--brand:red}")).toContain(
      '</style><style nonce="n0">:root{--brand:red}</style>',
    );
  });

  test("links a style sheet without text", () => {
    expect(start(null)).toContain('<link rel="stylesheet" href="/a.css">');
  });
});

describe("wholeDocument", () => {
  test("has its script behind the markup, with the nonce of a document for one visitor", () => {
    const end = "</div><script>1</script></body></html>";
    expect(wholeDocument("<start>", "<p>", "1", null).join("")).toBe(`<start><p>${end}`);
    expect(wholeDocument("<start>", "<p>", "1", 'n"').join("")).toBe(
      `<start><p>${end.replace("<script>", '<script nonce="n&quot;">')}`,
    );
  });
});

describe("escaping", () => {
  test("escapes text and attribute values", () => {
    expect(escapeText("a < b & c")).toBe("a &lt; b &amp; c");
    expect(escapeAttribute('"><script>')).toBe("&quot;>&lt;script>");
  });
});
