import { readFileSync } from "node:fs";
import path from "node:path";
import { DtdValidator, ParseOption, XmlDocument, XmlDtd } from "libxml2-wasm";
import { publishedFolder } from "./published-folder.ts";

/** The errors of libxml2 for a document and the corrected DTD; null = well-formed and valid. */
export type Validate = (document: string) => string | null;

/** A validator that parses the DTD once. */
export function dtdValidator(): Validate {
  const dtd = XmlDtd.fromString(
    readFileSync(path.join(publishedFolder, "adf-1.0.corrected.dtd"), "utf8"),
  );
  const validator = new DtdValidator(dtd);
  return (document) => {
    try {
      const parsed = XmlDocument.fromString(document, { option: ParseOption.XML_PARSE_NONET });
      try {
        validator.validate(parsed);
      } finally {
        parsed.dispose();
      }
      return null;
    } catch (error) {
      return String(error);
    }
  };
}
