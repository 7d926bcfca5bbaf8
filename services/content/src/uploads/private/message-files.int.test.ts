import { randomUUID } from 'node:crypto';
import { filesAttachedV1, franchiseeProofChangedV1, mediaWidths, userDeletedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { handleEvent, makeLogger } from '@setu/service-kit';
import { describeProjection, envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import { setUpContent } from '../../../test/builders';
import { aPdf, written } from '../../../test/documents';
import { aPhoto, completeUpload, sendBytes, testUploads } from '../../../test/pictures';
import { makeRemoveUploads } from '../remove-uploads';
import { keysOf } from '../store/upload-store';
import { deletedUploadersConsumer } from '../uploads.feature';
import { agreementFilesConsumer } from './agreement-files.consumer';
import { messageFilesConsumer } from './message-files.consumer';

const store = testUploads();
const content = setUpContent({ uploads: store });

const announceFile = (user: TestUser, bytes: number, fields: object = {}) =>
  content.service.call('POST', '/api/uploads', {
    as: user,
    body: { name: 'shop.jpg', bytes, type: 'image/jpeg', use: 'message', ...fields },
  });
const upload = async (user: TestUser, bytes: Uint8Array, fields: object = {}) => {
  const { body } = await announceFile(user, bytes.length, fields);
  await sendBytes(content, user, body, bytes);
  return completeUpload(content, user, body.id);
};
const aPicture = async (user: TestUser): Promise<{ id: string; url: string }> => {
  const { id, picture } = await upload(user, await aPhoto(400, 300).jpeg().toBuffer());
  return { id, url: picture.url };
};

type Files = EventData<typeof filesAttachedV1>;
const attached = (fields: Partial<Files>): Files => ({
  id: randomUUID(),
  version: 1,
  inquiryId: randomUUID(),
  fromUserId: randomUUID(),
  toUserId: randomUUID(),
  uploadIds: [],
  isReported: false,
  ...fields,
});
const consume = (files: Files) =>
  handleEvent(content.db, messageFilesConsumer, JSON.stringify(envelopeOf(filesAttachedV1, files.id, files)));

/** Reads a file as the gateway does. */
const get = async (path: string, as: TestUser | null, kind: 'user' | 'admin' = 'user') => {
  const headers = as ? await content.service.callers.headersFor(as, kind) : {};
  return fetch(new URL(`/api${path}`, content.service.url), { headers });
};
const statusOf = async (...asked: Parameters<typeof get>) => (await get(...asked)).status;

const [writer, reader] = [randomUUID(), randomUUID()];
describeProjection(
  {
    consumer: messageFilesConsumer.name,
    table: 'message_files',
    events: [filesAttachedV1, filesAttachedV1],
    stateOf: (id, version) =>
      attached({ id, version, fromUserId: writer, toUserId: reader, isReported: version > 1 }),
    rowOf: ({ id, version, isReported }) => ({
      id,
      version,
      from_user_id: writer,
      to_user_id: reader,
      upload_ids: [],
      is_reported: isReported,
    }),
  },
  () => content,
);

describe('a file of a message', () => {
  it('a picture that an investor sends is private: only the two sides get its sizes', async () => {
    const [from, to] = [someone('investor'), someone('brand')];
    const { id, url } = await aPicture(from);
    expect(url).toBe(`/attachments/${id}`);
    expect([await statusOf(url, from), await statusOf(url, to)]).toEqual([200, 404]);
    await consume(attached({ fromUserId: from.id, toUserId: to.id, uploadIds: [id] }));
    for (const width of mediaWidths(400))
      for (const format of ['avif', 'webp', 'jpg'])
        expect(await statusOf(`${url}/${width}.${format}`, to)).toBe(200);
    const reply = await get(url, to);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    for (const who of [null, someone('investor'), someone('brand'), someone('agent'), someone('admin')])
      expect([await statusOf(url, who), await statusOf(`${url}/320.webp`, who)]).toEqual([404, 404]);
    // The address of public files does not serve it either, even to the owner.
    expect([await statusOf(`/media/${id}`, from), await statusOf(`/media/${id}/320.webp`, to)]).toEqual([
      404, 404,
    ]);
  });

  it('only the two sides download a PDF, under its name', async () => {
    const [from, to] = [someone('brand'), someone('investor')];
    const done = await upload(from, await written(await aPdf(2)), { name: 'Fees.pdf', kind: 'document' });
    expect(done.document).toMatchObject({
      url: `/attachments/${done.id}/document.pdf`,
      name: 'Fees.pdf',
      pages: 2,
    });
    await consume(attached({ fromUserId: from.id, toUserId: to.id, uploadIds: [done.id] }));
    const reply = await get(done.document.url, to);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(reply.headers.get('content-disposition')).toContain('attachment; filename="Fees.pdf"');
    expect(await statusOf(done.document.url, someone('agent'))).toBe(404);
    expect(await statusOf(`/media/${done.id}/document.pdf`, to)).toBe(404);
  });

  it('a message that names a file of another user does not give access to it', async () => {
    const [owner, thief, friend] = [someone('brand'), someone('investor'), someone('agent')];
    const { id, url } = await aPicture(owner);
    await consume(attached({ fromUserId: thief.id, toUserId: friend.id, uploadIds: [id] }));
    expect([await statusOf(url, thief), await statusOf(url, friend)]).toEqual([404, 404]);
  });

  it('an administrator gets a file after its message was reported, and a listing does not make a file of a message public', async () => {
    const [from, to] = [someone('agent'), someone('brand')];
    const { id, url } = await aPicture(from);
    const files = attached({ fromUserId: from.id, toUserId: to.id, uploadIds: [id] });
    await consume(files);
    expect(await statusOf(url, someone('admin'), 'admin')).toBe(404);
    await consume({ ...files, version: 2, isReported: true });
    expect(await statusOf(url, someone('admin'), 'admin')).toBe(200);
    expect(await statusOf(url, someone('admin'))).toBe(404);
    await content.db('listing_uploads').insert({ id: randomUUID(), version: 1, upload_ids: [id] });
    expect(await statusOf(`/media/${id}`, null)).toBe(404);
  });

  it('administrators read an agreement until the decision, and nobody else does', async () => {
    const [person, brand] = [someone('investor'), someone('brand')];
    const done = await upload(person, await written(await aPdf(2)), {
      name: 'Agreement.pdf',
      kind: 'document',
    });
    const { url } = done.document;
    const proof = { id: randomUUID(), franchiseId: randomUUID(), brandId: brand.id, userId: person.id };
    const say = (version: number, state: string, uploadIds: string[]) =>
      handleEvent(
        content.db,
        agreementFilesConsumer,
        JSON.stringify(
          envelopeOf(franchiseeProofChangedV1, proof.id, { ...proof, version, state, uploadIds } as never),
        ),
      );
    await say(2, 'waiting', [done.id]);
    const readers = async () => [
      await statusOf(url, person),
      await statusOf(url, someone('admin'), 'admin'),
      await statusOf(url, brand),
      await statusOf(url, null),
    ];
    expect(await readers()).toEqual([200, 200, 404, 404]);
    const unusedSince = async () => (await content.db('uploads').where({ id: done.id }).first()).unused_since;
    expect(await unusedSince()).toBeNull();
    await say(3, 'proven', []);
    await say(2, 'waiting', [done.id]);
    expect(await readers()).toEqual([200, 404, 404, 404]);
    expect(await unusedSince()).not.toBeNull();
  });

  it('investors may upload only files of messages', async () => {
    const refused = await announceFile(someone('investor'), 1_000, { use: 'listing' });
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_role']);
  });

  it('a person downloads the stored data of the files', async () => {
    const from = someone('investor');
    const { id, url } = await aPicture(from);
    expect(await ownDataOf(content.service, 'content', from)).toContainEqual({
      kind: 'picture',
      content: expect.objectContaining({ id, picture: expect.objectContaining({ url }) }),
    });
  });
});

describe('removal', () => {
  const removeAfter = async (days: number) => {
    const { run } = makeRemoveUploads({ db: content.db, logger: makeLogger('content', 'silent'), store });
    const at = Date.now() + days * 24 * 60 * 60 * 1_000;
    await run(new Date(at));
    await run(new Date(at + 60 * 60 * 1_000));
  };
  const filesOf = async (id: string) =>
    (await Promise.all(keysOf(id, 400).map((key) => store.read(key)))).filter((file) => file !== null).length;

  it('a file that was sent is kept, and a file without a message is removed after 30 days', async () => {
    const [from, to] = [someone('investor'), someone('brand')];
    const [sent, unused] = [await aPicture(from), await aPicture(from)];
    await consume(attached({ fromUserId: from.id, toUserId: to.id, uploadIds: [sent.id] }));
    await removeAfter(31);
    expect([await statusOf(sent.url, to), await filesOf(unused.id)]).toEqual([200, 0]);
  });

  it('files of a deleted account are no longer served', async () => {
    const [from, to] = [someone('investor'), someone('brand')];
    const { id, url } = await aPicture(from);
    await consume(attached({ fromUserId: from.id, toUserId: to.id, uploadIds: [id] }));
    const gone = envelopeOf(userDeletedV1, from.id, { id: from.id, version: 2, role: 'investor' });
    await handleEvent(content.db, deletedUploadersConsumer, JSON.stringify(gone));
    expect(await statusOf(url, to)).toBe(404);
    await removeAfter(0);
    expect(await filesOf(id)).toBe(0);
  });
});

it('among 20,000 messages the message with a file is found with an index', async () => {
  await content.db.raw(
    `insert into message_files (id, version, from_user_id, to_user_id, upload_ids, is_reported)
     select gen_random_uuid(), 1, gen_random_uuid(), gen_random_uuid(), array[gen_random_uuid()], false from generate_series(1, 20000)`,
  );
  await content.db.raw('analyze message_files');
  const { rows } = await content.db.raw<{ rows: Record<string, string>[] }>(
    'explain select id from message_files where upload_ids @> array[?::uuid] and from_user_id = ?',
    [randomUUID(), randomUUID()],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('message_files_named');
});
