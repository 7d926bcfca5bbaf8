/*
 * Checks uploaded files in a separate process, so that the cost of unpacking does not affect the process that serves pages. It is
 * plain JavaScript, because it is started without a build. Files are checked one at a time.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzip } from 'node:zlib';

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const pack = promisify(gzip);

const memoryLimitBytes = Number(process.argv[2]);
const memoryLookMs = 10;

// Buffers do not count as heap, so no option of Node limits them.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryLimitBytes) process.exit(1);
}, memoryLookMs).unref();

/** Stops at the first byte beyond the length of the plain file. */
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
// The gateway has ended, so the answer is not needed.
process.on('disconnect', () => process.exit(0));
