// Jest loads it as it is; it would compile a TypeScript file for `require`, which knows no `import()`.
export { runFile as default } from "./run-file.ts";
