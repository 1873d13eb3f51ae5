import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { root } from "../../build/base-config.ts";

const chart = path.join(root, "deploy/helm/forecourt");

/**
 * The manifests of the chart with its default values. The templates use nothing but values, so that they can be
 * rendered without Helm; anything else is refused here.
 * @throws Error for an unknown value, or another expression of Helm
 */
export function renderChart(): Record<string, unknown> {
  const values: unknown = parse(readFileSync(path.join(chart, "values.yaml"), "utf8"));
  const templates = path.join(chart, "templates");
  const scope = { Values: values, Release: { Name: "site" } };
  return Object.fromEntries(
    readdirSync(templates).map((name) => {
      const text = readFileSync(path.join(templates, name), "utf8");
      const rendered = text.replaceAll(/\{\{(.*?)\}\}/g, (_whole, inner: string) =>
        valueOf(inner.trim(), scope),
      );
      return [name, parse(rendered) as unknown];
    }),
  );
}

function valueOf(expression: string, scope: object): string {
  if (!/^(?:\.\w+)+$/.test(expression)) throw new Error(`not a value: ${expression}`);
  let value: unknown = scope;
  for (const key of expression.slice(1).split(".")) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  if (typeof value !== "string" && typeof value !== "number") {
    throw new Error(`no value for ${expression}`);
  }
  return String(value);
}
