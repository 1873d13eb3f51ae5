/** Types of the members that we use. The package has types only for its other entry. */
declare module "libheif-js/wasm-bundle.js" {
  interface HeifPixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }

  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `pixels` with red, green, blue and alpha; null = the picture is damaged. */
    display(pixels: HeifPixels, done: (filled: HeifPixels | null) => void): void;
  }

  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
