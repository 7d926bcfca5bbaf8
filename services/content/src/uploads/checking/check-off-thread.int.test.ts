import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { documentLimits } from '@setu/contracts';
import { aPdf, written } from '../../../test/documents';
import { makeCheckOffThread } from './check-off-thread';

const documents = makeCheckOffThread();
afterAll(() => documents.stop());
const check = (bytes: Uint8Array) => documents.checkDocument(async () => bytes);

it('a PDF whose objects use all memory of the thread is refused, and the next PDF is checked', async () => {
  // An object stream of a few kB that unpacks to thirty million numbers.
  const packed = deflateSync(`9 0 [${'1 '.repeat(30_000_000)}]`);
  const plain = await written(await aPdf(), false);
  const at = plain.lastIndexOf('xref\n', plain.lastIndexOf('startxref') - 1);
  const head = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const bytes = Buffer.concat([
    plain.subarray(0, at),
    Buffer.from(head),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
    plain.subarray(at),
  ]);
  expect(bytes.length).toBeLessThan(1_000_000);
  const refused = await check(bytes);
  expect(refused.refusal).toMatch(/needs too much memory|took too long/);
  expect(await check(await written(await aPdf(2)))).toEqual({ refusal: null, pages: 2 });
});

it('a PDF may have as many pages as the limit allows', async () => {
  const pages = documentLimits.maxPages;
  expect(await check(await written(await aPdf(pages)))).toEqual({ refusal: null, pages });
});

it('a waiting PDF is not read before its turn, so that waiting PDFs use no memory', async () => {
  const bytes = await written(await aPdf());
  let begun = 0;
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = async () => {
    begun += 1;
    await isReleased;
    return bytes;
  };
  const answers = [read, read, read].map(documents.checkDocument);
  await setImmediate();
  expect(begun).toBe(1);
  release();
  expect((await Promise.all(answers)).map(({ refusal }) => refusal)).toEqual([null, null, null]);
});
