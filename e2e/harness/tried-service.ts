/** The text that a tried release of the financing service adds to the fine print of its index. */
export const triedText = "Answered by the release that is tried.";

/**
 * Returns an edit of a service's `app.ts`: each answer has `text` in the header `x-tried`, in the field `tried`, and,
 * for the index of financing, in the fine print.
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
