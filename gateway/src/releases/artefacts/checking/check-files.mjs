/*
 * Checks uploaded files in a process of its own, so that what a file costs to unpack is never paid by the process that
 * serves pages. Plain JavaScript: it is started from its file as it stands. Files are checked one at a time.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzip } from 'node:zlib';

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const pack = promisify(gzip);

const memoryLimitBytes = Number(process.argv[2]);
const memoryLookMs = 10;

// Buffers do not count as heap, so no option of Node bounds them.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimitBytes) process.exit(1);
}, memoryLookMs).unref();

/** Stops at the first byte more than the plain file has. */
const unpacksTo = async (packing, packed, plain) => {
  try {
    return (await unpack[packing](packed, { maxOutputLength: plain.length + 1 })).equals(plain);
  } catch {
    return false;
  }
};

const check = async ({ plain, packed }) => {
  const broken = [];
  for (const [packing, bytes] of Object.entries(packed))
    if (bytes && !(await unpacksTo(packing, bytes, plain))) broken.push(packing);
  const zipped = packed['.gz'] ?? (await pack(plain, { level: 9 }));
  return {
    integrity: `sha384-${createHash('sha384').update(plain).digest('base64')}`,
    bytes: plain.length,
    gzip: zipped.length,
    broken,
  };
};

let last = Promise.resolve();
process.on('message', ({ id, file }) => {
  last = last.then(async () => process.send({ id, checked: await check(file) }));
});
// The gateway is gone, so no process waits for the answer.
process.on('disconnect', () => process.exit(0));
