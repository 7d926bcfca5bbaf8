import { mailTopics, type UserRole } from '@setu/contracts';
import { isWanted, notificationMailContent } from './notification-mail';

const aboutId = 'e1000000-0000-4000-8000-000000000001';
const item = (
  kind: string,
  more: { aboutKind?: string; state?: string; otherName?: string | null } = {},
) => ({
  kind,
  aboutId,
  aboutKind: more.aboutKind ?? null,
  state: more.state ?? null,
  otherName: more.otherName === undefined ? 'Nadi' : more.otherName,
});
type Item = ReturnType<typeof item>;

const mailAbout = (items: readonly [Item, ...Item[]], role: UserRole = 'brand') =>
  notificationMailContent({
    items,
    role,
    site: 'https://setu.example',
    addressOf: (topics) => `https://setu.example/off?${topics}`,
  });
const inquiry = item('inquiry-received', { aboutKind: 'franchise' });

test('a single notification is the subject, and the button links to its screen', () => {
  expect(mailAbout([inquiry])).toEqual({
    subject: 'Nadi sent you an inquiry',
    preview: 'Open FranchiseSetu to see it.',
    heading: 'Nadi sent you an inquiry',
    paragraphs: ['Sign in to FranchiseSetu to read it and to answer.'],
    action: { label: 'Open It', url: `https://setu.example/dashboard?tab=inquiries&inquiry=${aboutId}` },
    notes: [],
    reason: 'You get this message because you did not read this at FranchiseSetu.',
    unsubscribe: {
      label: 'Turn off mail about inquiries and replies',
      url: 'https://setu.example/off?inquiries',
    },
  });
});

test('several notifications are a list, and the link turns off every topic of it', () => {
  const mail = mailAbout([item('listing-unconfirmed', { aboutKind: 'franchise', state: 'asked' }), inquiry]);
  expect(mail).toMatchObject({
    subject: 'You have 2 unread notifications',
    paragraphs: ['Is your franchise still open? Please confirm it.', 'Nadi sent you an inquiry.'],
    action: { label: 'Open Your Dashboard', url: 'https://setu.example/dashboard' },
    unsubscribe: {
      label: 'Turn off mail about inquiries and replies, and your listings and your verification',
      url: 'https://setu.example/off?inquiries,listings',
    },
  });
});

test('the button for several notifications about one conversation links to it', () => {
  const reply = item('reply-received', { aboutKind: 'franchise' });
  expect(mailAbout([reply, inquiry]).action?.url).toMatch(`tab=inquiries&inquiry=${aboutId}`);
  expect(mailAbout([reply, inquiry], 'investor').action?.url).toMatch(`tab=interests&inquiry=${aboutId}`);
});

test('a listing that an administrator hid has a separate mail', () => {
  const everything = { topics: new Set(mailTopics) };
  expect(isWanted(item('listing-moderated'), everything)).toBe(false);
  expect(isWanted(item('listing-unconfirmed'), everything)).toBe(true);
});

test('more notifications than a mail lists are counted', () => {
  const { paragraphs, subject } = mailAbout([inquiry, ...Array.from({ length: 19 }, () => inquiry)]);
  expect(subject).toBe('You have 20 unread notifications');
  expect(paragraphs).toHaveLength(16);
  expect(paragraphs.at(-1)).toBe('And 5 more.');
});

test('a deleted account has no name', () => {
  expect(mailAbout([item('offer-accepted', { otherName: null })]).subject).toBe(
    'A deleted account accepted your offer',
  );
});

test('a kind of a later release is not mailed', () => {
  const reader = { topics: new Set(['inquiries', 'assignments', 'listings'] as const) };
  expect(isWanted({ kind: 'meeting-proposed' }, reader)).toBe(false);
  expect(isWanted({ kind: 'reply-received' }, reader)).toBe(true);
  expect(isWanted({ kind: 'reply-received' }, { topics: new Set() })).toBe(false);
});
