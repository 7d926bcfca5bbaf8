import { Matchers, type Pact } from '@pact-foundation/pact';
import { cancelUpload, completeUpload, startUpload } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { talkTo } from '@setu/mfe-kit/testing/pact';

const { integer, like, regex, uuid } = Matchers;

const uploadId = 'a1000000-0000-4000-8000-0000000000a1';

interface Side {
  /** The pact of the front end with the content service. */
  pact: Pact;
  role: 'agent' | 'brand';
}

/** The reply to the announcement of a file. */
export const startedUpload = {
  id: uuid(uploadId),
  upload: {
    url: like(`/api/uploads/${uploadId}/bytes`),
    method: like('POST'),
    headers: like({ 'content-type': 'application/octet-stream' }),
  },
};

/** The pact tests of picture uploads in forms, shared by all front ends. */
export const testPictureUploads = ({ pact, role }: Side): void => {
  const caller = () => pact.addInteraction().given(`signed in as ${role}`);

  test('a picture is announced, and the reply contains the address for its bytes', async () => {
    const picture = { name: 'shop.jpg', bytes: 240_000, type: 'image/jpeg' };
    await caller()
      .uponReceiving('the announcement of a picture')
      .withRequest('POST', '/api/uploads', (request) => request.jsonBody(picture))
      .willRespondWith(201, (reply) => reply.jsonBody(startedUpload))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(startUpload, picture)).toMatchObject({ id: uploadId });
      });
  });

  test('a picture whose sizes are made has its address, sides and preview', async () => {
    await caller()
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
    await caller()
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
    await caller()
      .given('the caller sent a file that is no picture', { id: uploadId })
      .uponReceiving('an upload that is cancelled')
      .withRequest('DELETE', `/api/uploads/${uploadId}`)
      .willRespondWith(200, (reply) => reply.jsonBody({ id: uploadId }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(cancelUpload, { id: uploadId })).toEqual({ id: uploadId });
      });
  });
};
