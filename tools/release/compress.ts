import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(js|css|svg|json)$/;

/** Writes a `.br` and a `.gz` beside every text file: compressed once, served for good. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(folder, file);
      const bytes = await readFile(full);
      await writeFile(`${full}.gz`, await deflate(bytes, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${full}.br`, await brotli(bytes, { params }));
    }),
  );
}
