import path from "node:path";
import { fileURLToPath } from "node:url";
import { publicPathPlaceholder } from "@forecourt/service-kit/releases/run-server-build";
import { type Configuration, rspack } from "@rspack/core";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Target = "web" | "server";

/** Supported browsers: browsers with `<dialog>`, CSS nesting, `color-mix`, and import maps. */
const browsers = ["chrome >= 120", "edge >= 120", "firefox >= 121", "safari >= 17.2"];

/** Settings of all builds of shell and remotes. `name` also distinguishes its CSS classes. */
export function baseConfig(
  name: string,
  target: Target,
  mode: BuildMode,
  folder: string,
): Configuration {
  const web = target === "web";
  return {
    name: `${name}:${target}`,
    context: path.join(root, name),
    mode,
    target: web ? "web" : "async-node",
    devtool: mode === "production" ? false : "cheap-module-source-map",
    output: {
      path: folder,
      clean: true,
      uniqueName: name,
      publicPath: web ? "auto" : publicPathPlaceholder,
      filename: web ? "[name].[contenthash:10].js" : "[name].cjs",
      // The folder of a release is named by its contents; a hash in each name would be sent with every page's scripts.
      chunkFilename: web ? "[name].js" : "[name].[contenthash:10].cjs",
      cssFilename: "[name].[contenthash:10].css",
      cssChunkFilename: "[name].css",
      assetModuleFilename: "[name].[contenthash:10][ext]",
    },
    resolve: { extensions: ["...", ".ts", ".tsx"] },
    module: {
      rules: [
        scriptRule(web, mode),
        routerRule(),
        { test: /\.css$/, type: "css/auto" },
        uiLayerRule(),
        { oneOf: [iconRule(), assetRule(web)] },
      ],
      parser: { "css/auto": { namedExports: false }, "css/module": { namedExports: false } },
      generator: { "css/auto": cssNames(name, web, mode), "css/module": cssNames(name, web, mode) },
    },
    optimization: {
      chunkIds: "named",
      moduleIds: "deterministic",
      minimize: web && mode === "production",
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      splitChunks: false,
    },
    plugins: [iconComponents()],
    performance: false,
    stats: "errors-warnings",
  };
}

export type BuildMode = "production" | "development";

function scriptRule(web: boolean, mode: BuildMode) {
  const development = mode === "development";
  const refresh = development && web;
  const options = {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", development, refresh } },
    },
    env: { targets: web ? browsers : ["node 24"] },
  };
  const compile = { loader: "builtin:swc-loader", options };
  const register = { loader: path.join(import.meta.dirname, "refreshed-module.mjs") };
  return {
    test: /\.tsx?$/,
    use: refresh ? [register, compile] : [compile],
    type: "javascript/auto",
  };
}

function routerRule() {
  const loader = path.join(import.meta.dirname, "shakeable-router.ts");
  return { test: /react-router[\\/]dist[\\/].*\.mjs$/, loader };
}

/** Shared components have a cascade layer, which the rules of every area override. */
function uiLayerRule() {
  const loader = path.join(import.meta.dirname, "ui-layer.ts");
  return { test: /\.module\.css$/, include: path.join(root, "shared/ui/src"), loader };
}

/** Replaces the component of lucide's icons by one that renders with less work. */
function iconComponents() {
  const component = path.join(import.meta.dirname, "lucide-icon.mjs");
  return new rspack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, component);
}

/** Puts SVGs of an `icons` folder, which are masks, into the style sheets: no icon appears after its text. */
function iconRule() {
  return {
    test: /[\\/]icons[\\/][\w-]+\.svg$/,
    type: "asset/inline",
    generator: { dataUrl: svgUrl },
  };
}

/** Escapes only the characters that a URL must: the rest stays readable and compresses well. */
function svgUrl(source: Buffer | string): string {
  const svg = source.toString().trim().replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}

/** Images are files of the web build; the server build only has their names. */
function assetRule(web: boolean) {
  return { test: /\.(svg|png|webp|avif|ico)$/, type: "asset/resource", generator: { emit: web } };
}

/**
 * The same class names in both builds; the server build has no style sheets. The salt distinguishes equal modules of
 * two areas. Only development adds the area's name, which would be a tenth of a page's markup.
 */
function cssNames(name: string, web: boolean, mode: BuildMode) {
  const prefix = mode === "production" ? "_" : `${name}-`;
  return {
    localIdentName: `${prefix}[hash:6]-[local]`,
    localIdentHashSalt: name,
    exportsOnly: !web,
  };
}
