import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoUsers, mediaFormats, mediaWidths, type StartedUpload, type Upload } from '@setu/contracts';
import { shopFront } from '@setu/e2e';
import { median } from './setup/median';
import { withPlatform } from './setup/platform';
import { signIn } from './setup/sign-in';
import { printTable } from './setup/table';

/** Size of a photo of 12 megapixels. */
const [width, height] = [4000, 3000];
const rounds = 5;
/** Interval of checks whether the sizes are made, and of reads of the listing, ms. */
const askEveryMs = 100;
const readEveryMs = 20;

const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** A session of a demo brand: calls with its cookie. */
const callAsBrand = async (url: string) => {
  const cookie = await signIn(url, demoUsers.brand.email);
  return async <T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
};
type Call = Awaited<ReturnType<typeof callAsBrand>>;

/** Uploads a photo like a form. @returns its id, and the times of both parts, ms */
const uploadOnce = async (call: Call, photo: Uint8Array) => {
  const began = performance.now();
  const draft = { name: 'photo.jpg', bytes: photo.length, type: 'image/jpeg' };
  const { id, upload } = await call<StartedUpload>('POST', '/api/uploads', draft);
  await call(upload.method, upload.url, photo, 'application/octet-stream');
  const sent = performance.now();
  const ask = () => call<Upload>('POST', `/api/uploads/${id}/complete`);
  let done = await ask();
  while (done.state === 'working') {
    await sleep(askEveryMs);
    done = await ask();
  }
  if (!done.picture) throw new Error(done.refusal ?? 'no picture');
  return { picture: done.picture, sentMs: sent - began, madeMs: performance.now() - sent };
};

/** Times of reading the listing until `isDone`, ms. */
const readListing = async (url: string, isDone: () => boolean): Promise<number[]> => {
  const times: number[] = [];
  while (!isDone()) {
    const began = performance.now();
    await (await fetch(`${url}/api/franchises`)).arrayBuffer();
    times.push(performance.now() - began);
    await sleep(readEveryMs);
  }
  return times;
};

/** Peak memory of a process, MB. */
const peakMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_000;
};

/** Measures times and bytes of a photo of 12 megapixels, and the effect on the rest of the platform. */
export const benchUpload = async (): Promise<void> => {
  const photo = await shopFront(width, height);
  await withPlatform(async ({ url }, dataDir) => {
    const call = await callAsBrand(url);
    const run = JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as {
      services: { content: { pid: number } };
    };
    const contentPid = run.services.content.pid;
    const before = await peakMb(contentPid);
    // The first upload starts the thread.
    await uploadOnce(call, photo);
    const end = performance.now() + 4_000;
    const atRest = await readListing(url, () => performance.now() > end);
    let isDone = false;
    const reading = readListing(url, () => isDone);
    const results: Awaited<ReturnType<typeof uploadOnce>>[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await uploadOnce(call, photo));
    isDone = true;
    const meanwhile = await reading;
    const after = await peakMb(contentPid);

    printTable(`A photo of ${width} × ${height} pixels, ${kB(photo.length)} kB; median of ${rounds}`, [
      ['part', 'ms'],
      ['announced and sent', median(results.map(({ sentMs }) => sentMs)).toFixed(0)],
      ['checked and made into its sizes', median(results.map(({ madeMs }) => madeMs)).toFixed(0)],
      ['altogether', median(results.map(({ sentMs, madeMs }) => sentMs + madeMs)).toFixed(0)],
    ]);
    const { picture } = results[0] ?? {};
    if (!picture) throw new Error('nothing was uploaded');
    const bytesOf = async (file: string) =>
      (await (await fetch(`${url}${picture.url}/${file}`)).arrayBuffer()).byteLength;
    const rows = await Promise.all(
      mediaWidths(picture.width).map(async (each) => [
        `${each} px`,
        ...(await Promise.all(mediaFormats.map(async (format) => kB(await bytesOf(`${each}.${format}`))))),
      ]),
    );
    printTable('Bytes of each size, kB', [['width', ...mediaFormats], ...rows]);
    printTable('Beside it', [
      ['', 'at rest', 'while photos are made'],
      ['GET /api/franchises, median ms', median(atRest).toFixed(1), median(meanwhile).toFixed(1)],
      ['GET /api/franchises, p95 ms', p95(atRest).toFixed(1), p95(meanwhile).toFixed(1)],
      ['peak memory of content, MB', before.toFixed(0), after.toFixed(0)],
      ['preview in the page, bytes', '', picture.blur.length],
    ]);
  });
};
