import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { someone } from '@setu/service-kit/test';
import { type S3Server, startS3Server } from '@setu/service-kit/test/s3';
import { setUpContent } from '../../../test/builders';
import { aPdf, uploadDocument, written } from '../../../test/documents';
import { announce, aPhoto, completeUpload, uploadFile } from '../../../test/pictures';
import { openUploads } from './open-uploads';
import { fileKey, keysOf, originalKey, type UploadStore } from './upload-store';

let s3: S3Server;
const inBucket = () =>
  openUploads({ UPLOADS: 's3://files/pictures', S3_REGION: 'ap-south-1', ...s3.environment });
/** The bucket, which does not exist before the tests. */
const bucket: UploadStore = {
  presign: (key, bytes) => opened().presign(key, bytes),
  receive: null,
  open: (key) => opened().open(key),
  write: (key, bytes) => opened().write(key, bytes),
  read: (key) => opened().read(key),
  remove: (key) => opened().remove(key),
};
const opened = (): UploadStore => {
  const store = inBucket();
  if (!store) throw new Error('no store');
  return store;
};
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
const content = setUpContent({ uploads: bucket });

const folder = openUploads({ UPLOADS: mkdtempSync(join(tmpdir(), 'setu-uploads-')), S3_REGION: 'us-east-1' });

describe.each([
  ['a folder', () => folder as UploadStore],
  ['a bucket', () => bucket],
])('uploads in %s', (_, store) => {
  it('the store returns the written file, and null for a missing or removed file', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await store().write(originalKey(id), Buffer.from('first'));
    await store().write(originalKey(id), Buffer.from('second'));
    await store().write(fileKey(id, '640.avif'), Buffer.alloc(0));
    expect(String(await store().read(originalKey(id)))).toBe('second');
    expect((await store().read(fileKey(id, '640.avif')))?.length).toBe(0);
    expect(await store().read(originalKey(other))).toBeNull();
    for (const key of [...keysOf(id, 640), ...keysOf(other, null)]) await store().remove(key);
    expect(await store().read(originalKey(id))).toBeNull();
    expect(await store().read(fileKey(id, '640.avif'))).toBeNull();
  });
});

describe('a browser that sends to a bucket', () => {
  const send = (url: string, bytes: Uint8Array, method = 'PUT') =>
    fetch(url, {
      method,
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/octet-stream' },
    });

  it('a photograph is sent to the bucket with a signed request and becomes a picture', async () => {
    const brand = someone('brand');
    const bytes = await aPhoto(900, 600).jpeg().toBuffer();
    const done = await uploadFile(content, brand, bytes);
    expect(done).toMatchObject({ state: 'ready', picture: { width: 900, height: 600 } });
    const put = s3.seen.find((line) => line.includes(`${done.id}/original`) && line.startsWith('PUT'));
    expect(put).toContain('X-Amz-Signature=');
    const reply = await fetch(new URL(`/api${done.picture.url}/640.webp`, content.service.url));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('a PDF is sent to the bucket with a signed request, is checked, and is served from the bucket', async () => {
    const bytes = await written(await aPdf(2));
    const done = await uploadDocument(content, someone('brand'), bytes);
    expect(done).toMatchObject({ state: 'ready', document: { pages: 2 } });
    const reply = await fetch(new URL(`/api${done.document.url}`, content.service.url));
    expect([reply.status, Buffer.from(await reply.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    expect(await bucket.read(originalKey(done.id))).toBeNull();
  });

  it('the signed request may write only one key, with the announced number of bytes', async () => {
    const { body } = await announce(content, someone('brand'), 1_000);
    const { url, method } = body.upload;
    expect([
      method,
      url.startsWith(`${s3.environment.S3_ENDPOINT}/files/pictures/${body.id}/original?`),
    ]).toEqual(['PUT', true]);
    expect((await send(url, Buffer.alloc(1_001))).status).toBe(403);
    expect((await send(url.replace(body.id, randomUUID()), Buffer.alloc(1_000))).status).toBe(403);
    expect((await send(url.replace('Expires=600', 'Expires=60000'), Buffer.alloc(1_000))).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect((await send(url, Buffer.alloc(1_000))).status).toBe(200);
  });

  it('the error names a store that does not answer, and completing succeeds when it answers again', async () => {
    const brand = someone('brand');
    const bytes = await aPhoto(300, 300).jpeg().toBuffer();
    const { body } = await announce(content, brand, bytes.length);
    await send(body.upload.url, bytes);
    const complete = () => content.service.call('POST', `/api/uploads/${body.id}/complete`, { as: brand });
    s3.setAway(true);
    const refused = await complete();
    s3.setAway(false);
    expect([refused.status, refused.body.code]).toEqual([503, 'uploads_unavailable']);
    expect((await completeUpload(content, brand, body.id)).state).toBe('ready');
  });
});
