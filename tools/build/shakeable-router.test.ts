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

  test("contexts lose only their names", () => {
    const made = shakeable('var A = React2.createContext(null);\nA.displayName = "A";\nuse(A);\n');
    expect(made).toBe("var A = /* @__PURE__ */ React2.createContext(null);\n\nuse(A);\n");
  });

  test("names within functions are kept", () => {
    const inside = 'function make() {\n  B.displayName = "B";\n  var C = React.forwardRef(B);\n}\n';
    expect(shakeable(inside)).toBe(inside);
  });
});
