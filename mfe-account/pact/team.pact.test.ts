import { Matchers } from '@pact-foundation/pact';
import { leaveTeam, removeInvitation, removeMember } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { team } from '../src/features/team/team.queries';
import { pactWith } from './pact-with';

const { string } = Matchers;

const pact = pactWith('identity');

const id = '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b';
const given = () => pact.addInteraction().given('signed in as brand');

test('the team of a brand without members is its owner', async () => {
  await given()
    .uponReceiving('a request for the team of a brand')
    .withRequest('GET', '/api/team')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ isOwner: true, brandName: string('Nadi Naturals'), members: [], invitations: [] }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(team())).toMatchObject({ isOwner: true, members: [] });
    });
});

test('an invitation is withdrawn, even when it no longer exists', async () => {
  await given()
    .uponReceiving('a request to withdraw an invitation')
    .withRequest('DELETE', `/api/team/invitations/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ removed: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(removeInvitation, { id })).toEqual({ removed: true });
    });
});

test('a member is removed, even when the team has no such member', async () => {
  await given()
    .uponReceiving('a request to remove a member')
    .withRequest('DELETE', `/api/team/members/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ removed: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(removeMember, { id })).toEqual({ removed: true });
    });
});

test('leaving also succeeds for a user who is not a member', async () => {
  await given()
    .uponReceiving('a request to leave the team')
    .withRequest('POST', '/api/team/leave')
    .willRespondWith(200, (reply) => reply.jsonBody({ left: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(leaveTeam, {})).toEqual({ left: true });
    });
});
