import { areaNames } from "@forecourt/contracts/areas";

/** Stands for `shell/src/remotes/browser.ts`: every area is an ordinary lazy chunk of one build. */
export function browserModule(): string {
  const areas = areaNames.map(
    (area) =>
      `${area}: () => import(/* webpackMode: "eager" */ "../../mfe-${area}/src/expose.ts"),`,
  );
  return `const areas = { ${areas.join("\n")} };
export const createAreas = () => ({ load: (area) => areas[area]() });`;
}

/** Stands for `shell/src/remotes/server.ts`: the remotes are part of the same build. */
export function serverModule(): string {
  const imports = areaNames.map(
    (area) => `import * as ${area} from "../../mfe-${area}/src/expose.server.ts";`,
  );
  const areas = areaNames.map((area) => `"mfe-${area}": ${area},`);
  return `${imports.join("\n")}
const areas = { ${areas.join("\n")} };
export const createServerRemotes = () => ({
  load: (name) => Promise.resolve(areas[name]),
  keep: () => {},
});`;
}
