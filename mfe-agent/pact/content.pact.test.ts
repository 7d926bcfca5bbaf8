import { Matchers } from '@pact-foundation/pact';
import { cancelUpload, completeUpload, startUpload } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { talkTo } from './likes';
import { pactWith } from './pact-with';

const { integer, like, regex, uuid } = Matchers;

const pact = pactWith('content');

const uploadId = 'a1000000-0000-4000-8000-0000000000a1';

test('a picture is announced, and the reply says where its bytes go', async () => {
  const picture = { name: 'shop.jpg', bytes: 240_000, type: 'image/jpeg' };
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('the announcement of a picture')
    .withRequest('POST', '/api/uploads', (request) => request.jsonBody(picture))
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        id: uuid(uploadId),
        upload: {
          url: like(`/api/uploads/${uploadId}/bytes`),
          method: like('POST'),
          headers: like({ 'content-type': 'application/octet-stream' }),
        },
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(startUpload, picture)).toMatchObject({ id: uploadId });
    });
});

test('a picture whose sizes are made has its address, sides and preview', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has a picture', { id: uploadId })
    .uponReceiving('a question for the sizes of a picture')
    .withRequest('POST', `/api/uploads/${uploadId}/complete`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        id: uploadId,
        state: 'ready',
        picture: {
          url: `/media/${uploadId}`,
          width: integer(400),
          height: integer(300),
          blur: regex(/^data:image[/]webp;base64,[A-Za-z0-9+/=]+$/, 'data:image/webp;base64,UklGRg=='),
        },
        refusal: null,
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const { picture } = await api.call(completeUpload, { id: uploadId });
      expect(picture).toMatchObject({ url: `/media/${uploadId}`, width: 400, height: 300 });
    });
});

test('a file that is refused has the reason for the person', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller sent a file that is no picture', { id: uploadId })
    .uponReceiving('a question for the sizes of a file that is no picture')
    .withRequest('POST', `/api/uploads/${uploadId}/complete`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ id: uploadId, state: 'refused', picture: null, refusal: like('This is a PDF.') }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const reply = await api.call(completeUpload, { id: uploadId });
      expect([reply.state, reply.refusal]).toEqual(['refused', 'This is a PDF.']);
    });
});

test('an upload is cancelled', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller sent a file that is no picture', { id: uploadId })
    .uponReceiving('an upload that is cancelled')
    .withRequest('DELETE', `/api/uploads/${uploadId}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ id: uploadId }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(cancelUpload, { id: uploadId })).toEqual({ id: uploadId });
    });
});
