/**
 * Loader of the style sheets of `shared/ui`: puts their rules into the cascade layer `ui`. The rules of an area
 * override those of a shared component wherever both stand, also when a later page's styles repeat the component's.
 */
// oxlint-disable-next-line import/no-default-export -- what a bundler asks of a loader
export default function uiLayer(source: string): string {
  return `@layer ui {\n${source}\n}\n`;
}
