import { userRoles } from '../values/user-role';
import { newsKinds } from './news-calls';
import { newsAddress, newsText } from './news-text';

const item = (kind: string, aboutKind: string | null = null, state: string | null = null) => ({
  kind,
  aboutKind,
  state,
  otherName: 'Nadi',
});

test.each([
  [item('inquiry-received', 'franchise'), 'Nadi sent you an inquiry'],
  [item('inquiry-received', 'offer'), 'Nadi offered a property for your requirement'],
  [item('inquiry-received', 'visit'), 'Nadi asks to visit your property'],
  [item('reply-received', 'offer'), 'Nadi replied about the offer'],
  [item('status-changed', 'franchise', 'meeting_scheduled'), 'Nadi set your inquiry to “Meeting scheduled”'],
  [item('status-changed', 'offer', 'declined'), 'Nadi declined your offer'],
  [item('status-changed', 'visit', 'withdrawn'), 'Nadi withdrew the request to visit'],
  [item('offer-accepted'), 'Nadi accepted your offer'],
  [item('assignment-changed', null, 'confirmed'), 'Nadi confirmed that your assignment is completed'],
  [item('verification-changed', null, 'verified'), 'Your profile is verified'],
  [item('listing-moderated', 'franchise', 'hidden'), 'An administrator hid your franchise'],
])('the news %j are the sentence "%s"', (news, sentence) => {
  expect(newsText(news)).toBe(sentence);
});

test('news of a kind that a later release has are no sentence', () => {
  expect(newsText(item('meeting-proposed'))).toBeNull();
});

test('news about a deleted account name none', () => {
  expect(newsText({ ...item('offer-accepted'), otherName: null })).toBe(
    'A deleted account accepted your offer',
  );
});

test('every kind leads every role to a screen of the dashboard', () => {
  for (const role of userRoles)
    for (const kind of newsKinds) expect(newsAddress(item(kind), role)).toMatch(/^\/dashboard\?\w+=\w+$/);
  expect(newsAddress(item('inquiry-received', 'franchise'), 'brand')).toBe('/dashboard?tab=inquiries');
  expect(newsAddress(item('inquiry-received', 'offer'), 'brand')).toBe('/dashboard?tab=requirements');
  expect(newsAddress(item('reply-received', 'visit'), 'agent')).toBe('/dashboard?panel=messages');
  expect(newsAddress(item('offer-accepted'), 'agent')).toBe('/dashboard?tab=assignments');
});
