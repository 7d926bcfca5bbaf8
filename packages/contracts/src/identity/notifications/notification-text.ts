import type { reviewChanges } from '../../catalog/events';
import type { ProofState } from '../../catalog/franchisees/proof';
import type { UnansweredWait } from '../../inquiry/events';
import { type InquiryStatus, statusLabel } from '../../inquiry/inquiry-status';
import type { UserRole } from '../../values/user-role';
import type { NotificationItem, NotificationKind } from './notification-calls';

type Item = Pick<NotificationItem, 'kind' | 'aboutKind' | 'state' | 'otherName'>;

const nouns: Readonly<Record<string, string>> = { offer: 'offer', visit: 'request to visit' };
/** The noun for an inquiry of this kind. */
const nounOf = ({ aboutKind }: Item) => nouns[aboutKind ?? ''] ?? 'inquiry';

const received = (item: Item, name: string): string => {
  if (item.aboutKind === 'offer') return `${name} offered a property for your requirement`;
  if (item.aboutKind === 'visit') return `${name} asks to visit your property`;
  return `${name} sent you an inquiry`;
};

const waits: Readonly<Record<UnansweredWait, string>> = { one_day: 'a day', three_days: 'three days' };
const waiting = (item: Item, name: string): string =>
  `${name} has waited for your answer to the ${nounOf(item)} for ${waits[(item.state ?? 'one_day') as UnansweredWait]}`;

const meetings: Readonly<Record<string, string>> = {
  proposed: 'proposes a meeting',
  accepted: 'accepted a time for the meeting',
  declined: 'declined the times for a meeting',
  cancelled: 'cancelled the meeting',
};

const statusChanged = (item: Item, name: string): string => {
  const noun = nounOf(item);
  if (item.state === 'withdrawn') return `${name} withdrew the ${noun}`;
  if (item.state === 'declined') return `${name} declined your ${noun}`;
  return `${name} set your ${noun} to “${statusLabel((item.state ?? 'open') as InquiryStatus)}”`;
};

const assignments: Readonly<Record<string, string>> = {
  active: 'resumed an assignment',
  on_hold: 'put an assignment on hold',
  completed: 'completed an assignment: confirm it',
  confirmed: 'confirmed that your assignment is completed',
};

/** Who sees an approved listing of this kind. */
const readers: Readonly<Record<string, string>> = {
  franchise: 'investors see',
  property: 'brands find',
  requirement: 'agents see',
};

const proofs: Readonly<Record<ProofState, (name: string) => string>> = {
  waiting: (name) => `${name} says that they run one of your outlets: confirm it`,
  proven: () => 'You were proven to run an outlet: you can review the franchise now',
  declined: () => 'Your outlet was not confirmed: read the reason',
  withdrawn: () => 'An administrator withdrew the proof of your outlet: read the reason',
};

const reviewTexts: Readonly<Record<(typeof reviewChanges)[number], (name: string) => string>> = {
  written: (name) => `${name} reviewed your franchise: you can answer once`,
  answered: (name) => `${name} answered your review`,
  hidden: () => 'An administrator hid your review: read the reason',
  restored: () => 'Your review is shown again',
};

const texts: Readonly<Record<NotificationKind, (item: Item, name: string) => string>> = {
  'inquiry-received': received,
  'reply-received': (item, name) => `${name} replied about the ${nounOf(item)}`,
  'status-changed': statusChanged,
  'inquiry-waiting': waiting,
  'meeting-changed': ({ state }, name) => `${name} ${meetings[state ?? ''] ?? 'changed a meeting'}`,
  'offer-accepted': (_item, name) => `${name} accepted your offer`,
  'assignment-changed': ({ state }, name) => `${name} ${assignments[state ?? ''] ?? 'changed an assignment'}`,
  'verification-changed': ({ state }) =>
    state === 'verified' ? 'Your profile is verified' : 'Your profile is no longer verified',
  'listing-moderated': ({ aboutKind, state }) =>
    state === 'hidden'
      ? `An administrator hid your ${aboutKind ?? 'listing'}`
      : `Your ${aboutKind ?? 'listing'} is shown again`,
  'listing-unconfirmed': ({ aboutKind, state }) =>
    state === 'asked'
      ? `Is your ${aboutKind ?? 'listing'} still open? Please confirm it`
      : `Your ${aboutKind ?? 'listing'} was taken off the list, because nobody confirmed it`,
  'listing-reviewed': ({ aboutKind, state }) =>
    state === 'approved'
      ? `Your ${aboutKind ?? 'listing'} was approved: ${readers[aboutKind ?? ''] ?? 'others see'} it now`
      : `Your ${aboutKind ?? 'listing'} was returned: read the reason, change it and send it again`,
  'franchisee-proof': ({ state }, name) => proofs[(state ?? 'waiting') as ProofState](name),
  'followed-brand-listed': (_item, name) => `${name} listed a new franchise`,
  'franchisee-review': ({ state }, name) =>
    reviewTexts[(state ?? 'written') as (typeof reviewChanges)[number]](name),
  'webhook-failed': () => 'Your CRM has not accepted inquiries for a day: check its address in the settings',
};

/** The text of a notification; null for a kind of a later release. */
export const notificationText = (item: Item): string | null =>
  texts[item.kind as NotificationKind]?.(item, item.otherName ?? 'A deleted account') ?? null;

type About = Pick<NotificationItem, 'kind' | 'aboutKind' | 'aboutId'>;

/** Notifications about an inquiry, which link to its conversation. */
const conversations: ReadonlySet<string> = new Set<NotificationKind>([
  'inquiry-received',
  'reply-received',
  'status-changed',
  'inquiry-waiting',
  'meeting-changed',
]);

/** The panel or tab of a role that lists conversations. */
const inboxes: Readonly<Record<UserRole, string>> = {
  brand: 'tab=inquiries',
  investor: 'tab=interests',
  agent: 'panel=messages',
  admin: 'tab=interests',
};

/** Notifications about outlets and reviews of franchisees. */
const ofFranchisees: ReadonlySet<string> = new Set<NotificationKind>([
  'franchisee-proof',
  'franchisee-review',
]);

const brandTab = ({ kind, aboutKind }: About): string => {
  if (kind === 'listing-unconfirmed') return 'overview';
  if (kind === 'listing-reviewed' || kind === 'listing-moderated')
    return aboutKind === 'franchise' ? 'franchises' : 'requirements';
  return 'requirements';
};

const agentSearch = ({ kind }: About): string => {
  if (kind === 'assignment-changed' || kind === 'offer-accepted') return 'tab=assignments';
  if (kind === 'verification-changed') return 'tab=profile';
  const isOfListing = kind === 'listing-moderated' || kind === 'listing-reviewed';
  return isOfListing ? 'panel=properties' : inboxes.agent;
};

/** Address of the screen with the subject of a notification, with its conversation, or the franchisees or reviews of its franchise, open. */
export const notificationAddress = (item: About, role: UserRole): string => {
  if (conversations.has(item.kind)) return `/dashboard?${inboxes[role]}&inquiry=${item.aboutId}`;
  if (item.kind === 'followed-brand-listed') return `/franchises/${item.aboutId}`;
  if (item.kind === 'webhook-failed') return '/settings';
  if (role === 'brand' && item.kind === 'verification-changed') return '/settings';
  if (role === 'brand' && ofFranchisees.has(item.kind))
    return `/dashboard?tab=franchises&${item.kind === 'franchisee-proof' ? 'franchisees' : 'reviews'}=${item.aboutId}`;
  if (role === 'brand') return `/dashboard?tab=${brandTab(item)}`;
  if (role === 'investor' && ofFranchisees.has(item.kind)) return `/franchises/${item.aboutId}#reviews`;
  if (role === 'agent') return `/dashboard?${agentSearch(item)}`;
  return `/dashboard?${inboxes.investor}`;
};
