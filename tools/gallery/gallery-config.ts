import path from "node:path";
import type { Configuration } from "@rspack/core";

/** The gallery for the browser and for Node, so that every piece is rendered there and hydrated here. */
export function galleryConfig(target: "web" | "server", folder: string): Configuration {
  const web = target === "web";
  return {
    name: `gallery:${target}`,
    context: import.meta.dirname,
    mode: "development",
    devtool: false,
    target: web ? "web" : "async-node",
    entry: { gallery: web ? "./browser.tsx" : "./server.tsx" },
    output: {
      path: path.join(folder, target),
      uniqueName: "gallery",
      publicPath: "/",
      filename: web ? "[name].js" : "[name].cjs",
      cssFilename: "[name].css",
      assetModuleFilename: "[name].[contenthash:10][ext]",
      ...(web ? {} : { library: { type: "commonjs-module" } }),
    },
    resolve: { extensions: ["...", ".ts", ".tsx"] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: "builtin:swc-loader",
          options: {
            jsc: {
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic", development: true } },
            },
            env: { targets: web ? "chrome >= 120" : "node 24" },
          },
        },
        { test: /\.css$/, type: "css/auto" },
        { test: /\.svg$/, type: "asset/resource", generator: { emit: web } },
      ],
      parser: { "css/auto": { namedExports: false }, "css/module": { namedExports: false } },
      generator: { "css/auto": names(web), "css/module": names(web) },
    },
    performance: false,
    stats: "errors-warnings",
  };
}

function names(web: boolean) {
  return { localIdentName: "[name]-[local]", exportsOnly: !web };
}
