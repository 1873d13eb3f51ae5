import * as formToken from "@forecourt/remote-kit/form-token";
import * as navigation from "@forecourt/remote-kit/navigation";
import * as rejectedForm from "@forecourt/remote-kit/rejected-form";
import * as siteContext from "@forecourt/remote-kit/site-context";
import * as toasts from "@forecourt/remote-kit/toasts";
import * as visitor from "@forecourt/remote-kit/visitor";
import * as illustration from "@forecourt/ui/vehicle/vehicle-illustration";
import React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import type { SharedModule } from "./federation-runtime.ts";

/** Exact versions of the shared packages, put in by the build from what is installed. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** Modules that exist once on a page; `tools/build/shared-modules.ts` lists the same names. */
const modules: Record<string, unknown> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "@forecourt/remote-kit/navigation": navigation,
  "@forecourt/remote-kit/site-context": siteContext,
  "@forecourt/remote-kit/visitor": visitor,
  "@forecourt/remote-kit/toasts": toasts,
  "@forecourt/remote-kit/form-token": formToken,
  "@forecourt/remote-kit/rejected-form": rejectedForm,
  "@forecourt/ui/vehicle/vehicle-illustration": illustration,
};

export const sharedModules: Record<string, SharedModule> = Object.fromEntries(
  Object.entries(modules).map(([name, exports]) => [
    name,
    { exports, version: __SHARED_VERSIONS__[name] ?? "" },
  ]),
);
