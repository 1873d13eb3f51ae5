/**
 * Loader of the style sheets of `shared/ui`: puts their rules into the cascade layer `ui`. Where an area and a shared
 * component have rules for one element, the area's rules win, also when a later page's styles repeat the component's.
 */
// oxlint-disable-next-line import/no-default-export -- a bundler requires it of a loader
export default function uiLayer(source: string): string {
  return `@layer ui {\n${source}\n}\n`;
}
