/** Rspack loader: names an area's chunks after the area too, since one build holds them all. */
module.exports = function nameChunks(source) {
  const [, area] = /mfe-([a-z]+)/.exec(this.resourcePath);
  return source.replaceAll(/webpackChunkName: "([\w.]+)"/g, `webpackChunkName: "${area}-$1"`);
};
