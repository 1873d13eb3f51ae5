import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { experimentsPath } from "./paths.ts";

/** The names of the experiments that run at the visitor's store today. */
export const listExperiments = endpoint({
  method: "GET",
  path: experimentsPath,
  reply: z.array(z.string()),
  errors: [],
});
