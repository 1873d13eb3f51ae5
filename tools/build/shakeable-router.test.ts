import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { root } from "./base-config.ts";
import shakeable from "./shakeable-router.ts";

const dist = path.join(root, "node_modules/react-router/dist/production");
const files = readdirSync(dist).filter((file) => file.endsWith(".mjs"));
const source = files.map((file) => readFileSync(path.join(dist, file), "utf8")).join("\n");

describe("the bundled files of React Router", () => {
  test.each(["Link", "NavLink", "Form"])(
    "%s is left out of the bundle where it is not used",
    (name) => {
      const made = shakeable(source);
      expect(source).toContain(`\n${name}.displayName = `);
      expect(made).not.toContain(`\n${name}.displayName = `);
      expect(made).toMatch(
        new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ React\\d*\\.forwardRef\\(`, "m"),
      );
    },
  );

  test("the matching of routes is left out of the bundle where it is not used", () => {
    const made = shakeable(source);
    expect(source).toMatch(/^var MemoizedDataRoutes = React\d*\.memo\(/m);
    expect(made).toMatch(/^var MemoizedDataRoutes = \/\* @__PURE__ \*\/ React\d*\.memo\(/m);
    expect(source).toContain("\nRenderErrorBoundary.contextType = ");
    expect(made).not.toContain("\nRenderErrorBoundary.contextType = ");
  });

  test("a class and its context type are one pure value", () => {
    const made = shakeable(
      "var A = class extends React2.Component {\n  render() {\n  }\n};\nA.contextType = B;\nuse(A);\n",
    );
    expect(made).toBe(
      "var A = /* @__PURE__ */ (() => {\nconst made = class extends React2.Component {\n  render() {\n  }\n};\nmade.contextType = B;\nreturn made;\n})();\nuse(A);\n",
    );
  });

  test("contexts lose only their names", () => {
    const made = shakeable('var A = React2.createContext(null);\nA.displayName = "A";\nuse(A);\n');
    expect(made).toBe("var A = /* @__PURE__ */ React2.createContext(null);\n\nuse(A);\n");
  });

  test("names within functions are kept", () => {
    const inside = 'function make() {\n  B.displayName = "B";\n  var C = React.forwardRef(B);\n}\n';
    expect(shakeable(inside)).toBe(inside);
  });
});
