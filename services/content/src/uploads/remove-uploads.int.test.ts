import { randomUUID } from 'node:crypto';
import {
  agentProfilePhotoChangedV1,
  brandProfileSavedV1,
  franchiseCreatedV1,
  franchiseDraftChangedV1,
  franchiseUpdatedV1,
  mediaWidths,
  propertyListedV1,
  uploadIdOf,
  userDeletedV1,
} from '@setu/contracts';
import { handleEvent, makeLogger } from '@setu/service-kit';
import { describeProjection, envelopeOf, someone, type TestUser } from '@setu/service-kit/test';
import { setUpContent } from '../../test/builders';
import { aFranchiseState, aPropertyState } from '../../test/events';
import { announce, aPhoto, sendBytes, testUploads, uploadFile } from '../../test/pictures';
import { listingUploadsConsumer } from './listing-uploads.consumer';
import { agentPhotosConsumer, brandLogosConsumer } from './profile-uploads.consumers';
import { makeRemoveUploads } from './remove-uploads';
import { keysOf } from './store/upload-store';
import { deletedUploadersConsumer } from './uploads.feature';

const store = testUploads();
const content = setUpContent({ uploads: store });

const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
/** Runs the removal of a day, and then that of the next hour, which removes the files that the first run hid. */
const removeAfter = async (days: number) => {
  const { run } = makeRemoveUploads({ db: content.db, logger: makeLogger('content', 'silent'), store });
  await run(daysAhead(days));
  return run(new Date(daysAhead(days).getTime() + 60 * 60 * 1_000));
};
const aPicture = async (user: TestUser = someone('brand')): Promise<string> => {
  const { picture } = await uploadFile(content, user, await aPhoto(400, 300).jpeg().toBuffer());
  return uploadIdOf(picture.url) ?? '';
};
const statusOf = async (id: string) => (await fetch(new URL(`/api/media/${id}`, content.service.url))).status;
const filesOf = async (id: string) =>
  (await Promise.all(keysOf(id, 400).map((key) => store.read(key)))).filter((file) => file !== null).length;
const rowOf = (id: string) => content.db('uploads').where({ id }).first();
const consume = (event: unknown) => handleEvent(content.db, listingUploadsConsumer, JSON.stringify(event));
const created = (more: Record<string, unknown>) => {
  const state = aFranchiseState(more);
  return envelopeOf(franchiseCreatedV1, state.id, state);
};
const updated = (more: Record<string, unknown>) => {
  const state = aFranchiseState(more);
  return envelopeOf(franchiseUpdatedV1, state.id, state);
};

const named = [randomUUID(), randomUUID()];
describeProjection(
  {
    consumer: listingUploadsConsumer.name,
    table: 'listing_uploads',
    events: [franchiseCreatedV1, franchiseUpdatedV1],
    stateOf: (id, version) => aFranchiseState({ id, version, uploadIds: named.slice(0, version) }),
    rowOf: ({ id, version, uploadIds }) => ({ id, version, upload_ids: uploadIds, source: 'catalog' }),
  },
  () => content,
);

describeProjection(
  {
    consumer: agentPhotosConsumer.name,
    table: 'listing_uploads',
    events: [agentProfilePhotoChangedV1, agentProfilePhotoChangedV1],
    stateOf: (id, version) => ({ id, version, userId: id, uploadIds: named.slice(0, version) }),
    rowOf: ({ id, version, uploadIds }) => ({ id, version, upload_ids: uploadIds, source: 'agent' }),
  },
  () => content,
);

it('a logo of a brand is kept while its profile shows it, also after a replay of catalog', async () => {
  const [first, second] = [await aPicture(), await aPicture()];
  const brand = someone('brand').id;
  const saved = (version: number, logoId?: string) =>
    handleEvent(
      content.db,
      brandLogosConsumer,
      JSON.stringify(
        envelopeOf(brandProfileSavedV1, brand, {
          userId: brand,
          version,
          brandName: 'Nadi Naturals',
          description: null,
          targetAudience: null,
          website: null,
          ...(logoId ? { logo: { url: `/media/${logoId}`, width: 400, height: 300, blur: '' } } : {}),
        }),
      ),
    );
  await saved(1, first);
  await content.db.transaction((trx) => listingUploadsConsumer.reset(trx));
  const listing = randomUUID();
  await consume(created({ id: listing, uploadIds: [first] }));
  await consume(updated({ id: listing, version: 2, uploadIds: [] }));
  await saved(2);
  await removeAfter(400);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 404]);
  const other = await aPicture();
  await saved(3, other);
  await removeAfter(31);
  expect([await statusOf(first), await statusOf(other)]).toEqual([404, 200]);
});

it('a photograph of a person is removed 30 days after the brand removed the person', async () => {
  const [logo, left, stays] = [await aPicture(), await aPicture(), await aPicture()];
  const brand = someone('brand').id;
  const pictureOf = (id: string) => ({ url: `/media/${id}`, width: 400, height: 300, blur: '' });
  for (const [version, photos] of [
    [1, [left, stays]],
    [2, [stays]],
  ] as const)
    await handleEvent(
      content.db,
      brandLogosConsumer,
      JSON.stringify(
        envelopeOf(brandProfileSavedV1, brand, {
          userId: brand,
          version,
          brandName: 'Nadi Naturals',
          description: null,
          targetAudience: null,
          website: null,
          logo: pictureOf(logo),
          people: photos.map((id) => ({ name: 'Asha', role: 'Founder', line: null, photo: pictureOf(id) })),
        }),
      ),
    );
  await removeAfter(29);
  expect(await statusOf(left)).toBe(200);
  await removeAfter(31);
  expect([await statusOf(left), await statusOf(stays), await statusOf(logo)]).toEqual([404, 200, 200]);
});

it('a photo of an agent is removed 30 days after it was replaced', async () => {
  const [before, after] = [await aPicture(someone('agent')), await aPicture(someone('agent'))];
  const id = randomUUID();
  for (const [version, uploadId] of [
    [1, before],
    [4, after],
  ] as const)
    await handleEvent(
      content.db,
      agentPhotosConsumer,
      JSON.stringify(
        envelopeOf(agentProfilePhotoChangedV1, id, { id, version, userId: id, uploadIds: [uploadId] }),
      ),
    );
  await removeAfter(31);
  expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200]);
});

it('a picture is kept while a listing shows it, and is removed 30 days after the listing dropped it', async () => {
  const id = await aPicture();
  const listing = randomUUID();
  await consume(created({ id: listing, uploadIds: [id] }));
  expect((await rowOf(id)).unused_since).toBeNull();
  await removeAfter(400);
  expect([await statusOf(id), await filesOf(id)]).toEqual([200, mediaWidths(400).length * 3]);
  await consume(updated({ id: listing, version: 2, uploadIds: [] }));
  await removeAfter(29);
  expect(await statusOf(id)).toBe(200);
  await removeAfter(31);
  expect([await statusOf(id), await filesOf(id), await rowOf(id)]).toEqual([404, 0, undefined]);
});

it('a picture of a draft is kept while the draft or the published listing shows it', async () => {
  const [kept, dropped] = [await aPicture(), await aPicture()];
  const draft = randomUUID();
  const drafted = (version: number, uploadIds: string[]) =>
    envelopeOf(franchiseDraftChangedV1, draft, { id: draft, version, uploadIds });
  await consume(drafted(1, [kept, dropped]));
  await removeAfter(400);
  expect([await statusOf(kept), await statusOf(dropped)]).toEqual([200, 200]);
  await consume(created({ uploadIds: [kept] }));
  await consume(drafted(2, []));
  await removeAfter(31);
  expect([await statusOf(kept), await statusOf(dropped)]).toEqual([200, 404]);
});

it('a picture that two listings show is kept until both have dropped it', async () => {
  const id = await aPicture();
  const franchise = randomUUID();
  const property = aPropertyState({ uploadIds: [id] });
  await consume(created({ id: franchise, uploadIds: [id] }));
  await consume(envelopeOf(propertyListedV1, property.id, property));
  await consume(updated({ id: franchise, version: 2, uploadIds: [] }));
  expect((await rowOf(id)).unused_since).toBeNull();
});

it('an event of a release without uploads, or a reset of the projection, does not make an upload unused', async () => {
  const id = await aPicture();
  const listing = randomUUID();
  await consume(created({ id: listing, uploadIds: [id] }));
  await consume(updated({ id: listing, version: 2 }));
  expect(await content.db('listing_uploads').where({ id: listing }).first()).toMatchObject({
    version: 2,
    upload_ids: [id],
  });
  await content.db.transaction((trx) => listingUploadsConsumer.reset(trx));
  await removeAfter(400);
  expect(await statusOf(id)).toBe(200);
});

it('a picture that no form saved is removed after 30 days, unless a draft is saved before', async () => {
  const [forgotten, late] = [await aPicture(), await aPicture()];
  await removeAfter(29);
  await consume(created({ uploadIds: [late] }));
  await removeAfter(31);
  expect([await statusOf(forgotten), await statusOf(late)]).toEqual([404, 200]);
});

it('an unfinished or refused upload is removed after a day, with its bytes', async () => {
  const brand = someone('brand');
  const bytes = await aPhoto(400, 300).jpeg().toBuffer();
  const { body: waiting } = await announce(content, brand, bytes.length);
  await sendBytes(content, brand, waiting, bytes);
  const refused = await uploadFile(content, brand, Buffer.from('%PDF-1.7'));
  expect(await filesOf(waiting.id)).toBe(1);
  await removeAfter(2);
  expect([await filesOf(waiting.id), await rowOf(waiting.id), await rowOf(refused.id)]).toEqual([
    0,
    undefined,
    undefined,
  ]);
});

it('the files of a cancelled upload are removed in the next hour', async () => {
  const brand = someone('brand');
  const bytes = await aPhoto(400, 300).jpeg().toBuffer();
  const { body: waiting } = await announce(content, brand, bytes.length);
  await sendBytes(content, brand, waiting, bytes);
  await content.service.call('DELETE', `/api/uploads/${waiting.id}`, { as: brand });
  await removeAfter(0);
  expect([await filesOf(waiting.id), await rowOf(waiting.id)]).toEqual([0, undefined]);
});

it('pictures of a deleted account are no longer served, including those of its listings', async () => {
  const [gone, stays] = [someone('brand'), someone('brand')];
  const [shown, unused, other] = [await aPicture(gone), await aPicture(gone), await aPicture(stays)];
  await consume(created({ brandId: gone.id, uploadIds: [shown] }));
  const event = envelopeOf(userDeletedV1, gone.id, { id: gone.id, version: 2, role: 'brand' });
  for (const _ of [1, 2]) await handleEvent(content.db, deletedUploadersConsumer, JSON.stringify(event));
  expect([await statusOf(shown), await statusOf(unused), await statusOf(other)]).toEqual([404, 404, 200]);
  await removeAfter(0);
  expect([await filesOf(shown), await rowOf(shown), await rowOf(unused)]).toEqual([0, undefined, undefined]);
  expect(await content.db('uploads').where({ owner_id: gone.id })).toEqual([]);
});

it('the row of an upload is kept while the store does not answer, and a later run removes its files', async () => {
  const brand = someone('brand');
  const { body: waiting } = await announce(content, brand, 1_000);
  await content.service.call('DELETE', `/api/uploads/${waiting.id}`, { as: brand });
  const down = {
    ...store,
    remove: async () => {
      throw new Error('down');
    },
  };
  const logger = makeLogger('content', 'silent');
  expect(await makeRemoveUploads({ db: content.db, logger, store: down }).run(daysAhead(1))).toBe(0);
  expect(await rowOf(waiting.id)).toMatchObject({ state: 'removed' });
  await removeAfter(1);
  expect(await rowOf(waiting.id)).toBeUndefined();
});
