/** The text that a tried release of the financing service adds to the fine print of its index. */
export const triedText = "Answered by the release that is tried.";

/**
 * A change of a service's `app.ts`: each answer states a text in a header and beside what it has, and the index of
 * financing in its fine print, too.
 */
export function tried(text: string): (source: string) => string {
  const middleware = `(_request, response, next) => {
      const json = response.json.bind(response);
      response.setHeader("x-tried", ${JSON.stringify(text)});
      response.json = (body) => json({ ...body, tried: ${JSON.stringify(text)}, ...(body.terms && { terms: [...body.terms, ${JSON.stringify(text)}] }) });
      next();
    }`;
  return (source) =>
    source.replace("(app) =>\n    routes(", `(app) =>\n    routes(app.use(${middleware}) && `);
}
