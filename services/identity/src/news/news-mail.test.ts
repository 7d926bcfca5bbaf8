import type { UserRole } from '@setu/contracts';
import { isWanted, newsMailContent } from './news-mail';

const item = (kind: string, more: { aboutKind?: string; state?: string; otherName?: string | null } = {}) => ({
  kind,
  aboutKind: more.aboutKind ?? null,
  state: more.state ?? null,
  otherName: more.otherName === undefined ? 'Nadi' : more.otherName,
});
type Item = ReturnType<typeof item>;

const mailAbout = (items: readonly [Item, ...Item[]], role: UserRole = 'brand') =>
  newsMailContent({
    items,
    role,
    site: 'https://setu.example',
    addressOf: (topics) => `https://setu.example/off?${topics}`,
  });
const inquiry = item('inquiry-received', { aboutKind: 'franchise' });

test('one news item is the subject, and its button leads to its screen', () => {
  expect(mailAbout([inquiry])).toEqual({
    subject: 'Nadi sent you an inquiry',
    preview: 'Open FranchiseSetu to see it.',
    heading: 'Nadi sent you an inquiry',
    paragraphs: ['Sign in to FranchiseSetu to read it and to answer.'],
    action: { label: 'Open It', url: 'https://setu.example/dashboard?tab=inquiries' },
    notes: [],
    reason: 'You get this message because you did not read this at FranchiseSetu.',
    unsubscribe: {
      label: 'Turn off mail about inquiries and replies',
      url: 'https://setu.example/off?inquiries',
    },
  });
});

test('several news are a list, and the link turns off every topic of it', () => {
  const mail = mailAbout([item('listing-moderated', { aboutKind: 'franchise', state: 'hidden' }), inquiry]);
  expect(mail).toMatchObject({
    subject: 'You have 2 unread news',
    paragraphs: ['An administrator hid your franchise.', 'Nadi sent you an inquiry.'],
    action: { label: 'Open Your Dashboard', url: 'https://setu.example/dashboard' },
    unsubscribe: {
      label: 'Turn off mail about inquiries and replies, and your listings and your verification',
      url: 'https://setu.example/off?inquiries,listings',
    },
  });
});

test('several news on one screen lead there', () => {
  expect(mailAbout([inquiry, inquiry]).action?.url).toBe('https://setu.example/dashboard?tab=inquiries');
  expect(mailAbout([inquiry, inquiry], 'investor').action?.url).toMatch(/tab=interests$/);
});

test('more news than a mail lists are counted', () => {
  const { paragraphs, subject } = mailAbout([inquiry, ...Array.from({ length: 19 }, () => inquiry)]);
  expect(subject).toBe('You have 20 unread news');
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
