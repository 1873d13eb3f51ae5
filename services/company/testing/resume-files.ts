import { crc32, deflateRawSync } from "node:zlib";

/** A PDF of one empty page. Readers find its objects without a table of them. */
export function pdf(more = ""): Buffer {
  return Buffer.from(
    [
      "%PDF-1.4",
      `1 0 obj\n<</Type/Catalog/Pages 2 0 R${more}>>\nendobj`,
      "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj",
      "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>\nendobj",
      "trailer\n<</Root 1 0 R>>",
      "%%EOF\n",
    ].join("\n"),
    "latin1",
  );
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/${main}+xml"/></Types>`;
const document = '<?xml version="1.0"?><w:document><w:body><w:p/></w:body></w:document>';

/** A Word document with further parts, or with other content types. */
export function docx(
  more: Readonly<Record<string, Buffer | string>> = {},
  main = "vnd.openxmlformats-officedocument.wordprocessingml.document.main",
): Buffer {
  return zip({ "[Content_Types].xml": contentTypes(main), "word/document.xml": document, ...more });
}

/** An archive of deflated files. */
export function zip(files: Readonly<Record<string, Buffer | string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(plain.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), fields, more, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

/** A Word 97 document as far as it is read: a directory with these names, and the beginning of its stream. */
export function doc(names: readonly string[] = ["WordDocument"], flags = 0): Buffer {
  const file = Buffer.alloc(512 * 4);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  // The table of sectors is in sector 0, the directory in 1, the stream in 2.
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0, 76);
  for (let sector = 0; sector < 128; sector += 1) {
    file.writeUInt32LE(0xfffffffe, 512 + sector * 4);
  }
  names.forEach((name, index) => {
    const entry = file.subarray(1_024 + index * 128);
    entry.write(name, "utf16le");
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(name === "Macros" ? 1 : 2, 66);
    entry.writeUInt32LE(2, 116);
  });
  file.writeUInt16LE(0xa5ec, 1_536);
  file.writeUInt16LE(flags, 1_546);
  return file;
}
