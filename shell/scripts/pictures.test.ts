import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product, site } from '@setu/contracts';
import { mindmapSvg } from '@setu/marketplace/mindmap';
import { sharePictureSize } from '@setu/protocol';
import { tokenValues } from '@setu/ui/tokens';

const publicFile = (name: string) => readFileSync(join(__dirname, '../public', name));

test('the platform overview for download equals the drawing of its page', () =>
  expect(String(publicFile(`${product.slug}-mindmap.svg`))).toBe(`${mindmapSvg()}\n`));

/** Width and height in the header of a PNG, px. @throws when the file is not a PNG */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};

const manifest = JSON.parse(publicFile('manifest.webmanifest').toString());

test('the picture of shared links has the stated size and few enough bytes for messengers', () => {
  const picture = publicFile(site.picture.path);
  expect(sizeOf(picture)).toEqual(sharePictureSize);
  expect(picture.length).toBeLessThan(300_000);
});

test('the touch icon is 180 px wide', () => {
  expect(sizeOf(publicFile('apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
});

test('favicon.ico contains 16, 32 and 48 px', () => {
  const icon = publicFile('favicon.ico');
  expect(icon.readUInt16LE(2)).toBe(1);
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, n) => {
    const [bytes, offset] = [icon.readUInt32LE(14 + n * 16), icon.readUInt32LE(18 + n * 16)];
    expect(sizeOf(icon.subarray(offset, offset + bytes)).width).toBe(icon.readUInt8(6 + n * 16));
    return icon.readUInt8(6 + n * 16);
  });
  expect(sizes).toEqual([16, 32, 48]);
});

test('the manifest names the product, its colours, and icons that exist in the stated sizes', () => {
  expect(manifest).toMatchObject({
    name: product.name,
    start_url: '/',
    theme_color: tokenValues.color.paper,
    background_color: tokenValues.color.paper,
  });
  for (const { src, sizes, type } of manifest.icons) {
    expect([src, existsSync(join(__dirname, '../public', src))]).toEqual([src, true]);
    if (type !== 'image/png') continue;
    const { width, height } = sizeOf(publicFile(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});
