import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { mediaWidths, pictureLimits } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import sharp from 'sharp';
import { setUpContent } from '../../test/builders';
import { announce, aPhoto, completeUpload, sendBytes, uploadFile } from '../../test/pictures';
import { uploadQuota } from './start-upload';

const content = setUpContent();

/** Reads a picture as the gateway does. */
const get = async (path: string) => {
  const reply = await fetch(new URL(`/api${path}`, content.service.url));
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const complete = (id: string, user = someone('brand')) =>
  content.service.call('POST', `/api/uploads/${id}/complete`, { as: user });

describe('a photograph', () => {
  it('a photograph is stored in every offered width and format', async () => {
    const brand = someone('brand');
    const done = await uploadFile(content, brand, await aPhoto(1200, 800).jpeg().toBuffer());
    expect(done).toMatchObject({ state: 'ready', refusal: null, picture: { width: 1200, height: 800 } });
    expect(done.picture.blur).toMatch(/^data:image\/webp;base64,/);
    expect(mediaWidths(1200)).toEqual([320, 640, 960, 1200]);
    for (const width of mediaWidths(1200))
      for (const [format, type] of [
        ['avif', 'image/avif'],
        ['webp', 'image/webp'],
        ['jpg', 'image/jpeg'],
      ]) {
        const file = await get(`${done.picture.url}/${width}.${format}`);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
        expect(file.headers.get('cache-control')).toContain('immutable');
        expect((await sharp(file.bytes).metadata()).width).toBe(width);
      }
    const whole = await get(done.picture.url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('a rotated photograph with a location becomes upright, without the location', async () => {
    const taken = await aPhoto(800, 400)
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const done = await uploadFile(content, someone('agent'), taken);
    expect(done.picture).toMatchObject({ width: 400, height: 800 });
    const { exif, orientation, icc } = await sharp((await get(done.picture.url)).bytes).metadata();
    expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    [
      'PNG with holes',
      () => sharp({ create: { width: 300, height: 240, channels: 4, background: '#0000' } }).png(),
    ],
    ['WebP', () => aPhoto(300, 240).webp()],
    ['AVIF', () => aPhoto(300, 240).avif()],
  ])('a picture of the type %s becomes a picture', async (_, make) => {
    const done = await uploadFile(content, someone('brand'), await make().toBuffer());
    expect(done).toMatchObject({ state: 'ready', picture: { width: 300, height: 240 } });
  });

  it('data after the pixels of a file is removed', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await aPhoto(320, 320).jpeg().toBuffer(), Buffer.from(script)]);
    const done = await uploadFile(content, someone('brand'), polyglot);
    expect(done.state).toBe('ready');
    expect((await get(done.picture.url)).bytes.includes(script)).toBe(false);
  });
});

describe('a refused file', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>`;
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['an SVG', () => Buffer.from(svg), /can contain programs/],
    ['a page', () => Buffer.from(`\n<!doctype html>${svg}`), /can contain programs/],
    ['a PDF', () => Buffer.from('%PDF-1.7 …'), /This is a PDF/],
    ['a GIF', () => aPhoto(300, 300).gif().toBuffer(), /This is a GIF/],
    ['a program', () => Buffer.from('MZ\x90\x00 this program'), /not a picture, whatever its name says/],
    ['a tiny picture', () => aPhoto(100, 900).png().toBuffer(), /at least 200 pixels/],
    [
      'half a photograph',
      async () => (await aPhoto(900, 900).jpeg().toBuffer()).subarray(0, 20_000),
      /damaged or incomplete/,
    ],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      /9000 × 5000 pixels, more than 40 megapixels/,
    ],
  ])('%s is refused with a reason and is not served', async (_, make, reason) => {
    const done = await uploadFile(content, someone('brand'), await make());
    expect(done).toMatchObject({ state: 'refused', picture: null, refusal: expect.stringMatching(reason) });
    expect((await get(`/media/${done.id}`)).status).toBe(404);
    expect((await get(`/media/${done.id}/original`)).status).toBe(404);
  });

  it('a file above the limit is refused before it is sent', async () => {
    const { status, body } = await announce(content, someone('brand'), pictureLimits.maxBytes + 1);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('larger than 20 MB')]);
  });
});

describe('an upload', () => {
  it('incomplete bytes are refused, and sending them again succeeds', async () => {
    const brand = someone('brand');
    const bytes = await aPhoto(400, 300).jpeg().toBuffer();
    const { body: started } = await announce(content, brand, bytes.length);
    expect(await sendBytes(content, brand, started, bytes.subarray(0, 500))).toBe(409);
    expect(await sendBytes(content, brand, started, Buffer.concat([bytes, bytes]))).toBe(409);
    expect((await complete(started.id, brand)).body.code).toBe('upload_incomplete');
    expect(await sendBytes(content, brand, started, bytes)).toBe(200);
    expect((await completeUpload(content, brand, started.id)).state).toBe('ready');
    expect(await sendBytes(content, brand, started, bytes)).toBe(409);
    expect((await complete(started.id, brand)).body.state).toBe('ready');
  });

  it('a newer body of an upload aborts an older body, which may have lost its connection', async () => {
    const brand = someone('brand');
    const bytes = await aPhoto(400, 300).jpeg().toBuffer();
    const { body: started } = await announce(content, brand, bytes.length);
    const lost = request(new URL(started.upload.url, content.service.url), {
      method: started.upload.method,
      headers: {
        ...started.upload.headers,
        ...(await content.service.callers.headersFor(brand)),
        'content-length': bytes.length,
        expect: '100-continue',
      },
    });
    lost.flushHeaders();
    await once(lost, 'continue');
    lost.write(bytes.subarray(0, 500));
    let isBroken = false;
    lost.once('error', () => {
      isBroken = true;
    });
    // The service may handle a newer body before the lost one, so send until the newer body was stored and the lost one was aborted.
    let status = 0;
    while (!isBroken || status !== 200)
      status = await sendBytes(content, brand, started, bytes).catch(() => 0);
    expect((await completeUpload(content, brand, started.id)).state).toBe('ready');
  });

  it('concurrent calls make the sizes once and get the same picture', async () => {
    const brand = someone('brand');
    const bytes = await aPhoto(700, 700).jpeg().toBuffer();
    const { body: started } = await announce(content, brand, bytes.length);
    await sendBytes(content, brand, started, bytes);
    const done = await Promise.all([1, 2, 3].map(() => completeUpload(content, brand, started.id)));
    expect(new Set(done.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('only its owner can send, complete or cancel it', async () => {
    const bytes = await aPhoto(300, 300).jpeg().toBuffer();
    const { body: started } = await announce(content, someone('brand'), bytes.length);
    const other = someone('brand');
    expect(await sendBytes(content, other, started, bytes)).toBe(404);
    expect((await complete(started.id, other)).status).toBe(404);
    expect((await content.service.call('DELETE', `/api/uploads/${started.id}`, { as: other })).status).toBe(
      404,
    );
  });

  it('a cancelled upload is removed, but a ready picture is kept', async () => {
    const brand = someone('brand');
    const { body: started } = await announce(content, brand, 1_000);
    const cancel = (id: string) => content.service.call('DELETE', `/api/uploads/${id}`, { as: brand });
    expect((await cancel(started.id)).status).toBe(200);
    expect((await complete(started.id, brand)).status).toBe(404);
    const done = await uploadFile(content, brand, await aPhoto(300, 300).jpeg().toBuffer());
    await cancel(done.id);
    expect((await get(done.picture.url)).status).toBe(200);
  });

  it('a further upload is refused when an account has too many unfinished uploads', async () => {
    const agent = someone('agent');
    for (let n = 0; n < uploadQuota.unfinished; n += 1)
      expect((await announce(content, agent, 1_000)).status).toBe(201);
    expect((await announce(content, agent, 1_000)).body.code).toBe('upload_limit_reached');
    expect((await announce(content, someone('agent'), 1_000)).status).toBe(201);
  });

  it.each(['x', randomUUID(), `${randomUUID()}/640.exe`, `${randomUUID()}/640.jpg`, '..%2f..%2fetc/640.jpg'])(
    'the address /media/%s has no picture',
    async (path) => {
      expect((await get(`/media/${path}`)).status).toBe(404);
    },
  );
});
