import { fileURLToPath } from "node:url";

/** Where the format's DTD and samples were published to; they are not part of the project. */
export const publishedFolder = fileURLToPath(new URL("../../../../../shared/adf", import.meta.url));
