import { packageConfig } from "@forecourt/build";

export default packageConfig(import.meta.dirname);
