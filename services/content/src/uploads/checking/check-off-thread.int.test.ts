import { deflateSync } from 'node:zlib';
import { documentLimits } from '@setu/contracts';
import { aPdf, written } from '../../../test/documents';
import { documentsWorker } from '../../workers';
import { makeCheckOffThread } from './check-off-thread';

const documents = makeCheckOffThread(documentsWorker());
afterAll(() => documents.stop());

it('a PDF whose objects take all memory of the thread is refused, and the next one is checked', async () => {
  // Packed as the format packs objects: a few kB that become thirty million numbers.
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
  const refused = await documents.checkDocument(bytes);
  expect(refused.refusal).toMatch(/needs too much memory|took too long/);
  expect(await documents.checkDocument(await written(await aPdf(2)))).toEqual({ refusal: null, pages: 2 });
});

it('a PDF may have as many pages as the limit says', async () => {
  const pages = documentLimits.maxPages;
  expect(await documents.checkDocument(await written(await aPdf(pages)))).toEqual({ refusal: null, pages });
});
