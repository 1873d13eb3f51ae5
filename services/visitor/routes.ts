import type { Express } from "express";
import type { Deps } from "./app.ts";

export function routes(_app: Express, _deps: Omit<Deps, "ready">): void {}
