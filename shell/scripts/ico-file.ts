/** One image of an icon file: its width and height, px, and its PNG. */
interface IconPicture {
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** An `.ico` file with PNGs, each at most 255 px wide. */
export const icoFile = (pictures: readonly IconPicture[]): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
};
