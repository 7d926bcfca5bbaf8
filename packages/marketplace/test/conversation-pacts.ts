import { Matchers, type Pact } from '@pact-foundation/pact';
import {
  acceptMeeting,
  cancelMeeting,
  declineMeeting,
  type Meeting,
  proposeMeeting,
  replyToInquiry,
  reportMessage,
  startUpload,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf, makeReplyLikes, talkTo } from '@setu/mfe-kit/testing/pact';
import { meetings } from '../src/thread/meetings/meetings.queries';

const { like, uuid } = Matchers;
const { instant } = makeReplyLikes(Matchers);

const id = 'a1000000-0000-4000-8000-0000000000c1';
const meetingId = 'a1000000-0000-4000-8000-0000000000c2';
const times = ['2027-01-04T05:30:00.000Z', '2027-01-05T10:00:00.000Z'];
const proposal = {
  id: uuid(meetingId),
  inquiryId: id,
  isMine: false,
  state: 'proposed',
  times,
  time: null,
  minutes: 60,
  place: null,
  createdAt: instant,
};

const who = { agent: 'an agent', brand: 'a brand', investor: 'an investor' } as const;

interface Side {
  /** The pact of the front end with the inquiry service. */
  pact: Pact;
  role: keyof typeof who;
  /** Whether the role received the inquiry or sent it. */
  box: 'received' | 'sent';
}

/** The pact tests of features that all front ends have in a conversation, in addition to messages: meetings and reports. */
export const testConversations = ({ pact, role, box }: Side): void => {
  const caller = () => pact.addInteraction().given(`signed in as ${role}`);
  const given = () => caller().given(`the caller has ${box} inquiries`, { id });
  const proposed = () => given().given('a meeting about it is proposed to the caller', { id, meetingId });

  test('the meetings of an inquiry are listed', async () => {
    await proposed()
      .uponReceiving(`a request of ${who[role]} for meetings`)
      .withRequest('GET', `/api/inquiries/${id}/meetings`)
      .willRespondWith(200, (reply) => reply.jsonBody([proposal]))
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(meetings(id))).toMatchObject([{ state: 'proposed', times }]);
      });
  });

  test('times are proposed', async () => {
    const body = { times: ['2027-01-04T05:30:00.000Z'], minutes: 60, place: 'FC Road, Pune' };
    await given()
      .uponReceiving(`a meeting that ${who[role]} proposes`)
      .withRequest('POST', `/api/inquiries/${id}/meetings`, (request) => request.jsonBody(body))
      .willRespondWith(201, (reply) => reply.jsonBody({ ...proposal, ...body, isMine: true }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(proposeMeeting, { id, ...body })).toMatchObject({ isMine: true });
      });
  });

  test.each<[string, string, object | undefined, () => Promise<Meeting>, object]>([
    [
      'accepted',
      'accept',
      { time: times[1] },
      () => api.call(acceptMeeting, { id, meetingId, time: times[1] as string }),
      { state: 'accepted', time: times[1] },
    ],
    [
      'declined',
      'decline',
      undefined,
      () => api.call(declineMeeting, { id, meetingId }),
      { state: 'declined' },
    ],
  ])('a proposed meeting is %s', async (_done, what, body, decide, changed) => {
    await proposed()
      .uponReceiving(`a request of ${who[role]} to ${what} a meeting`)
      .withRequest(
        'POST',
        `/api/inquiries/${id}/meetings/${meetingId}/${what}`,
        (request) => body && request.jsonBody(body),
      )
      .willRespondWith(200, (reply) => reply.jsonBody({ ...proposal, ...changed }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await decide()).toMatchObject(changed);
      });
  });

  test('an own proposal is withdrawn', async () => {
    await given()
      .given('the caller has proposed a meeting about it', { id, meetingId })
      .uponReceiving(`a request of ${who[role]} to cancel a meeting`)
      .withRequest('POST', `/api/inquiries/${id}/meetings/${meetingId}/cancel`)
      .willRespondWith(200, (reply) => reply.jsonBody({ ...proposal, isMine: true, state: 'cancelled' }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(cancelMeeting, { id, meetingId })).toMatchObject({ state: 'cancelled' });
      });
  });

  test('a message with a picture is sent', async () => {
    const picture = {
      url: '/attachments/a1000000-0000-4000-8000-0000000000d1',
      name: 'shop.jpg',
      width: 400,
      height: 300,
      blur: 'data:image/webp;base64,AAAA',
    };
    const body = { message: 'The shop', files: { pictures: [picture], documents: [] } };
    await given()
      .uponReceiving(`a message of ${who[role]} with a picture`)
      .withRequest('POST', `/api/inquiries/${id}/messages`, (request) => request.jsonBody(body))
      .willRespondWith(201, (reply) =>
        reply.jsonBody({
          ...body,
          id: uuid(meetingId),
          inquiryId: id,
          fromUserId: uuid(meetingId),
          fromName: null,
          isMine: true,
          createdAt: instant,
        }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(replyToInquiry, { id, ...body })).toMatchObject({ files: body.files });
      });
  });

  test('a message of the other side is reported', async () => {
    const inquiryId = 'e1000000-0000-4000-8000-000000000061';
    const messageId = 'e2000000-0000-4000-8000-000000000061';
    const report = { reason: 'fraud', text: 'They ask for money.' } as const;
    await caller()
      .given('a message to the caller', { id: inquiryId, messageId })
      .uponReceiving('a report of a message')
      .withRequest('POST', `/api/inquiries/${inquiryId}/messages/${messageId}/reports`, (request) =>
        request.jsonBody(report),
      )
      .willRespondWith(201, (reply) => reply.jsonBody({ id: uuid(messageId) }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(reportMessage, { id: inquiryId, messageId, ...report })).toMatchObject({
          id: expect.any(String),
        });
      });
  });
};

/** The pact test of a file of a message. @param pact of the front end with the content service */
export const testMessageUploads = ({ pact, role }: Pick<Side, 'pact' | 'role'>): void => {
  test('a picture of a message is announced as private', async () => {
    const picture = { name: 'shop.jpg', bytes: 240_000, type: 'image/jpeg', use: 'message' as const };
    const uploadId = 'a1000000-0000-4000-8000-0000000000d1';
    await pact
      .addInteraction()
      .given(`signed in as ${role}`)
      .uponReceiving(`the announcement of a picture of a message by ${who[role]}`)
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
};
