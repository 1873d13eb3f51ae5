import type { Page } from "@playwright/test";

/** A payment as a page writes it, with the words beside it. */
export interface PaymentFigure {
  /** "$269 a month". */
  text: string;
  /** The whole dollars or cents in it, in cents. */
  cents: number;
  /**
   * Text of everything that describes the figure: its own block and its named disclosure; null = nothing describes it.
   */
  beside: string | null;
  /** The car it is for: model year and advertised total in cents; null = no car's. */
  car: { year: number; total: number } | null;
}

/**
 * All texts of the page that state a payment, including texts of dealers. They are found only by their wording, so that a
 * missing attribute cannot hide one. A limit of a search ("under $300 a month") and an income are not payments.
 */
export function paymentFigures(page: Page): Promise<PaymentFigure[]> {
  return page.evaluate(() => {
    const money = String.raw`\$\s?\d[\d,]*(?:\.\d\d)?`;
    const period = "(?:mo|month|week|wk|fortnight|pay ?period|pay ?day)s?";
    const pattern = new RegExp(
      [
        String.raw`${money}\s*(?:/|per|an?|each|every)\s*${period}\b`,
        String.raw`${money}\s*(?:monthly|weekly|bi-?weekly|semi-?monthly)\b`,
        String.raw`(?:monthly|weekly|bi-?weekly)(?: payments?)?(?: of| from| at|:)?\s*${money}`,
        // The last payment of a loan is lower than the others, and its disclosure states it.
        String.raw`(?<!final )payments? (?:of|from|at|starting at) ${money}`,
      ].join("|"),
      "gi",
    );
    const chosen = /(?:under|up to|less than|or less|at most|below)\s*$/i;
    const earned = /(?:earns?|brings? home|income|makes?)\b[^.]{0,40}$/i;
    const apart = new Set(["inline", "inline-block", "inline-flex", "contents", "none"]);

    const nodes: { node: Text; start: number }[] = [];
    let whole = "";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let block: Element | null = null;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || parent.closest("script, style, noscript, template")) continue;
      let own: Element | null = parent;
      while (own && apart.has(getComputedStyle(own).display)) own = own.parentElement;
      if (own !== block) whole += " | ";
      block = own;
      nodes.push({ node, start: whole.length });
      whole += node.data.replace(/\s/g, " ");
    }

    const elementAt = (from: number, to: number) => {
      const inside = nodes.filter(({ node, start }) => start < to && start + node.length > from);
      const range = document.createRange();
      range.setStartBefore(inside[0]!.node);
      range.setEndAfter(inside.at(-1)!.node);
      const { commonAncestorContainer: found } = range;
      return found instanceof Element ? found : found.parentElement!;
    };
    const inCents = (text: string) =>
      Math.round(Number((/\$\s?([\d,.]*\d)/.exec(text)?.[1] ?? "0").replaceAll(",", "")) * 100);
    // Paragraphs that follow each other must not run into one number.
    const words = (element: Element | null | undefined) => {
      const texts: string[] = [];
      const inside = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (inside?.nextNode()) texts.push(inside.currentNode.nodeValue ?? "");
      return texts.join(" ").replace(/\s+/g, " ").trim();
    };

    const besideOf = (element: Element): string | null => {
      const named = element.closest("[data-payment]");
      const id =
        element.closest("[aria-describedby]")?.getAttribute("aria-describedby") ??
        named?.getAttribute("data-payment");
      const disclosure = id ? document.getElementById(id) : null;
      if (disclosure) return `${words(named)} ${words(disclosure)}`;
      // Running text, such as an example: the paragraphs around it.
      const own = element.closest("[data-credit-terms], [popover], section, article, aside");
      return own ? words(own) : null;
    };
    const carOf = (element: Element) => {
      const card = element.closest("article, main");
      const title = words(card?.querySelector("h1, h2, h3"));
      const year = /^\d{4}/.exec(title)?.[0];
      // The first amount in an element of its own is the total: on a card as on a car's page.
      const total = [...(card?.querySelectorAll("*") ?? [])]
        .map((one) => (one.childElementCount === 0 ? words(one) : ""))
        .find((text) => /^\$[\d,]+(?:\.\d\d)?$/.test(text));
      return year && total ? { year: Number(year), total: inCents(total) } : null;
    };

    return [...whole.matchAll(pattern)].flatMap((match) => {
      const before = whole.slice(0, match.index);
      if (chosen.test(before) || earned.test(before)) return [];
      const element = elementAt(match.index, match.index + match[0].length);
      return [
        {
          text: match[0],
          cents: inCents(match[0]),
          beside: besideOf(element),
          car: element.closest("[data-credit-terms], [popover]") ? null : carOf(element),
        },
      ];
    });
  });
}
