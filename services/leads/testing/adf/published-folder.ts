import { fileURLToPath } from "node:url";

/** The folder with the published DTD and samples, which are not part of the project. */
export const publishedFolder = fileURLToPath(new URL("../../../../../shared/adf", import.meta.url));
