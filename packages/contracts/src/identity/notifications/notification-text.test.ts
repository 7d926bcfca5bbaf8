import { userRoles } from '../../values/user-role';
import { notificationKinds } from './notification-calls';
import { notificationAddress, notificationText } from './notification-text';

const aboutId = 'a1000000-0000-4000-8000-000000000001';

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
  [item('meeting-changed', 'franchise', 'proposed'), 'Nadi proposes a meeting'],
  [item('meeting-changed', 'franchise', 'accepted'), 'Nadi accepted a time for the meeting'],
  [
    item('inquiry-waiting', 'franchise', 'one_day'),
    'Nadi has waited for your answer to the inquiry for a day',
  ],
  [
    item('inquiry-waiting', 'visit', 'three_days'),
    'Nadi has waited for your answer to the request to visit for three days',
  ],
  [item('listing-unconfirmed', 'franchise', 'asked'), 'Is your franchise still open? Please confirm it'],
  [
    item('listing-unconfirmed', 'requirement', 'closed'),
    'Your requirement was taken off the list, because nobody confirmed it',
  ],
  [item('listing-reviewed', 'franchise', 'approved'), 'Your franchise was approved: investors see it now'],
  [item('listing-reviewed', 'property', 'approved'), 'Your property was approved: brands find it now'],
  [item('listing-reviewed', 'requirement', 'approved'), 'Your requirement was approved: agents see it now'],
  [
    item('webhook-failed'),
    'Your CRM has not accepted inquiries for a day: check its address in the settings',
  ],
  [
    item('listing-reviewed', 'property', 'returned'),
    'Your property was returned: read the reason, change it and send it again',
  ],
  [item('franchisee-proof', null, 'waiting'), 'Nadi says that they run one of your outlets: confirm it'],
  [
    item('franchisee-proof', null, 'proven'),
    'You were proven to run an outlet: you can review the franchise now',
  ],
  [item('franchisee-proof', null, 'declined'), 'Your outlet was not confirmed: read the reason'],
  [
    item('franchisee-proof', null, 'withdrawn'),
    'An administrator withdrew the proof of your outlet: read the reason',
  ],
  [item('followed-brand-listed'), 'Nadi listed a new franchise'],
  [item('franchisee-review', null, 'written'), 'Nadi reviewed your franchise: you can answer once'],
  [item('franchisee-review', null, 'answered'), 'Nadi answered your review'],
  [item('franchisee-review', null, 'hidden'), 'An administrator hid your review: read the reason'],
  [item('franchisee-review', null, 'restored'), 'Your review is shown again'],
])('the text of the notification %j is "%s"', (notification, sentence) => {
  expect(notificationText(notification)).toBe(sentence);
});

test('a notification of an unknown kind has no text', () => {
  expect(notificationText(item('meeting-proposed'))).toBeNull();
});

test('a notification about a deleted account contains no name', () => {
  expect(notificationText({ ...item('offer-accepted'), otherName: null })).toBe(
    'A deleted account accepted your offer',
  );
});

test('every kind links every role to a screen: of the dashboard, of the settings, or to the reviewed franchise', () => {
  for (const role of userRoles)
    for (const kind of notificationKinds)
      expect(notificationAddress({ ...item(kind), aboutId }, role)).toMatch(
        kind === 'webhook-failed' || (role === 'brand' && kind === 'verification-changed')
          ? /^\/settings$/
          : kind === 'followed-brand-listed'
            ? `/franchises/${aboutId}`
            : role === 'investor' && kind.startsWith('franchisee-')
              ? `/franchises/${aboutId}#reviews`
              : /^\/dashboard\?\w+=\w+(&(inquiry|franchisees|reviews)=[-\da-f]{36})?$/,
      );
  expect(notificationAddress({ ...item('franchisee-proof'), aboutId }, 'brand')).toBe(
    `/dashboard?tab=franchises&franchisees=${aboutId}`,
  );
  expect(notificationAddress({ ...item('franchisee-review'), aboutId }, 'brand')).toBe(
    `/dashboard?tab=franchises&reviews=${aboutId}`,
  );
  expect(notificationAddress({ ...item('offer-accepted'), aboutId }, 'agent')).toBe(
    '/dashboard?tab=assignments',
  );
  expect(notificationAddress({ ...item('listing-moderated', 'franchise'), aboutId }, 'brand')).toBe(
    '/dashboard?tab=franchises',
  );
  expect(notificationAddress({ ...item('listing-reviewed', 'requirement'), aboutId }, 'brand')).toBe(
    '/dashboard?tab=requirements',
  );
  expect(notificationAddress({ ...item('listing-reviewed', 'property'), aboutId }, 'agent')).toBe(
    '/dashboard?panel=properties',
  );
  expect(notificationAddress({ ...item('assignment-changed'), aboutId }, 'brand')).toBe(
    '/dashboard?tab=requirements',
  );
});

test.each([
  ['inquiry-received', 'franchise', 'brand', 'tab=inquiries'],
  ['inquiry-received', 'offer', 'brand', 'tab=inquiries'],
  ['reply-received', 'visit', 'brand', 'tab=inquiries'],
  ['reply-received', 'visit', 'agent', 'panel=messages'],
  ['status-changed', 'franchise', 'investor', 'tab=interests'],
] as const)(
  'notifications %s about a %s lead a person of the role %s to the conversation',
  (kind, about, role, place) => {
    expect(notificationAddress({ ...item(kind, about), aboutId }, role)).toBe(
      `/dashboard?${place}&inquiry=${aboutId}`,
    );
  },
);
