import { demoFranchiseId } from '@setu/contracts';
import { testPassword } from '../visitors/api-client';
import type { PersonOfDialogs, peopleOfDialogs } from './people-of-dialogs';

/** A step to open a dialog: clicking the first button, link or summary with this name, or typing into a field. */
export type StepToDialog =
  | RegExp
  | { field: string; text: (person: PersonOfDialogs) => string }
  | 'log out in another tab';

/** A dialog, drawer or sheet, and the steps to open it. */
export interface DialogOfScreen {
  /** Name of its screenshot. */
  name: string;
  /** The source file that renders it. */
  file: string;
  /** Its title. */
  title: RegExp;
  screen: string;
  /** Steps in order. Without steps, the address opens it. */
  steps: readonly StepToDialog[];
  /** Whether its first field gets the focus. */
  isForm?: boolean;
  /** The widest window in which it can be opened, px. */
  widest?: number;
}

/** The dialogs that a person opens. */
interface DialogsOfPerson {
  who: keyof typeof peopleOfDialogs;
  /** Those of one screen after each other, so that the screen is opened once. */
  dialogs: readonly DialogOfScreen[];
}

const enterPassword = { field: 'Enter your password', text: () => testPassword };

/** Every dialog, drawer and sheet that all engines can open. */
export const everyDialog: readonly DialogsOfPerson[] = [
  {
    who: 'demo brand',
    dialogs: [
      {
        name: 'brand-edit-franchise',
        file: 'mfe-brand/src/features/franchises/franchise-dialog.tsx',
        title: /^Edit Franchise Opportunity$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Edit/],
      },
      {
        name: 'brand-figures',
        file: 'mfe-brand/src/features/franchises/funnel/funnel-drawer.tsx',
        title: /^Figures$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Views and inquiries of/],
      },
      {
        name: 'brand-create-franchise',
        file: 'mfe-brand/src/features/franchises/franchise-dialog.tsx',
        title: /^Create Franchise Opportunity$/,
        screen: '/dashboard',
        steps: [/^Create Franchise/],
      },
      {
        name: 'brand-post-requirement',
        file: 'mfe-brand/src/features/requirements/requirement-dialog.tsx',
        title: /^Post Property Requirement$/,
        screen: '/dashboard',
        steps: [/^Post Property/],
        isForm: true,
      },
      {
        name: 'brand-edit-requirement',
        file: 'mfe-brand/src/features/requirements/requirement-dialog.tsx',
        title: /^Edit Property Requirement$/,
        screen: '/dashboard?tab=requirements',
        steps: [/^Edit/],
        isForm: true,
      },
      {
        name: 'brand-matches',
        file: 'mfe-brand/src/features/matches/matches-drawer.tsx',
        title: /^Matching Properties$/,
        screen: '/dashboard?tab=requirements',
        steps: [/^View Matches/],
      },
      {
        name: 'brand-demo-offers',
        file: 'mfe-brand/src/features/offers/offers-drawer.tsx',
        title: /^Offers$/,
        screen: '/dashboard?tab=requirements',
        steps: [/\boffers?\b/i],
      },
      {
        name: 'brand-saved-replies',
        file: 'mfe-brand/src/features/saved-replies/saved-replies-dialog.tsx',
        title: /^Saved Replies$/,
        screen: '/dashboard?tab=inquiries',
        steps: [/^Reply/, /^Saved Replies$/],
      },
      {
        name: 'brand-propose-meeting',
        file: 'packages/marketplace/src/thread/meetings/propose-dialog.tsx',
        title: /^Propose a Meeting$/,
        screen: '/dashboard?tab=inquiries',
        steps: [/^Reply/, /^Propose a Meeting/],
        isForm: true,
      },
      {
        name: 'brand-conversation',
        file: 'packages/marketplace/src/thread/thread-sheet.tsx',
        title: /./,
        screen: '/dashboard?tab=inquiries',
        steps: [/^Reply/],
      },
      {
        name: 'brand-conversation-not-found',
        file: 'packages/marketplace/src/thread/linked-thread-sheet.tsx',
        title: /^Conversation not found$/,
        screen: '/dashboard?tab=inquiries&inquiry=00000000-0000-4000-8000-000000000000',
        steps: [],
      },
    ],
  },
  {
    who: 'busy brand',
    dialogs: [
      {
        name: 'brand-delete-draft',
        file: 'mfe-brand/src/features/franchises/drafts/delete-draft-dialog.tsx',
        title: /^Delete this draft\?$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Delete the draft/],
      },
      {
        name: 'brand-franchisees',
        file: 'mfe-brand/src/features/franchises/franchisees/franchisees-drawer.tsx',
        title: /^Franchisees and Reviews$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Franchisees and reviews of Filter coffee window/],
      },
      {
        name: 'brand-decline-franchisee',
        file: 'mfe-brand/src/features/franchises/franchisees/decline-dialog.tsx',
        title: /^Decline this outlet\?$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Franchisees and reviews of Filter coffee window/, /^Decline /],
        isForm: true,
      },
      {
        name: 'brand-answer-review',
        file: 'mfe-brand/src/features/franchises/franchisees/reviews/answer-dialog.tsx',
        title: /^Answer this Review$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Franchisees and reviews of Filter coffee window/, /^Reviews$/, /^Answer the review of/],
        isForm: true,
      },
      {
        name: 'brand-discard-franchise',
        file: 'mfe-brand/src/features/franchises/drafts/discard-dialog.tsx',
        title: /^Discard this franchise\?$/,
        screen: '/dashboard?tab=franchises',
        steps: [/^Continue/, /^Discard$/],
      },
      {
        name: 'brand-request-visit',
        file: 'mfe-brand/src/features/matches/visit-dialog.tsx',
        title: /^Request Visit$/,
        screen: '/dashboard?tab=requirements',
        steps: [/^View Matches for A counter in Baner$/, /^Request visit$/],
        isForm: true,
      },
      {
        name: 'brand-accept-offer-by-drawer',
        file: 'mfe-brand/src/features/offers/accept-offer-dialog.tsx',
        title: /^Accept Offer$/,
        screen: '/dashboard?tab=requirements',
        steps: [/^1 Offer for A counter in Baner$/, /^Accept/],
        isForm: true,
      },
      {
        name: 'brand-decline-offer',
        file: 'packages/marketplace/src/inquiry/status/final-status-form.tsx',
        title: /^Decline this offer\?$/,
        screen: '/dashboard?tab=requirements',
        steps: [/^1 Offer for A counter in Baner$/, /^Decline/],
      },
      {
        name: 'brand-rate-agent',
        file: 'mfe-brand/src/features/offers/confirm-completion-dialog.tsx',
        title: /^Confirm completion$/,
        screen: '/dashboard?tab=requirements',
        steps: [/^Confirm completion$/],
        isForm: true,
      },
      {
        name: 'brand-delete-note',
        file: 'mfe-brand/src/features/inquiries/notes/note-item.tsx',
        title: /^Delete this note\?$/,
        screen: '/dashboard?tab=inquiries',
        steps: [/^Reply to A counter in Kothrud$/, /^Notes and labels of your team$/, /^Delete the note of/],
      },
      {
        name: 'brand-edit-saved-reply',
        file: 'mfe-brand/src/features/saved-replies/saved-reply-dialog.tsx',
        title: /^Edit Saved Reply$/,
        screen: '/dashboard?tab=inquiries',
        steps: [/^Reply/, /^Saved Replies$/, /^Edit Fees and first steps$/],
        isForm: true,
      },
      {
        name: 'brand-delete-saved-reply',
        file: 'mfe-brand/src/features/saved-replies/delete-reply-dialog.tsx',
        title: /^Delete this saved reply\?$/,
        screen: '/dashboard?tab=inquiries',
        steps: [/^Reply/, /^Saved Replies$/, /^Delete Fees and first steps$/],
      },
      {
        name: 'settings-webhook-secret',
        file: 'mfe-account/src/features/webhook/confirm-dialog.tsx',
        title: /^Make a new secret\?$/,
        screen: '/settings',
        steps: [/^New Secret/],
      },
      {
        name: 'settings-remove-member',
        file: 'mfe-account/src/features/team/members.tsx',
        title: /^Remove Meera Iyer\?$/,
        screen: '/settings',
        steps: [/^Remove Meera Iyer$/],
      },
    ],
  },
  {
    who: 'member of a team',
    dialogs: [
      {
        name: 'settings-leave-team',
        file: 'mfe-account/src/features/team/leave.tsx',
        title: /^Leave the team of/,
        screen: '/settings',
        steps: [/^Leave the Team/],
      },
    ],
  },
  {
    who: 'demo investor',
    dialogs: [
      {
        name: 'investor-inquire',
        file: 'packages/marketplace/src/inquiry/inquiry-form-dialog.tsx',
        title: /^Send Inquiry$/,
        screen: '/dashboard',
        steps: [/^Inquire/],
        isForm: true,
      },
      {
        name: 'investor-notifications',
        file: 'shell/src/notifications/notification-sheet.tsx',
        title: /^Notifications$/,
        screen: '/dashboard',
        steps: [/^Notifications/],
      },
      {
        name: 'investor-review',
        file: 'mfe-public/src/features/detail/reviews/review-dialog.tsx',
        title: /^Write a review$/,
        screen: `/franchises/${demoFranchiseId(1)}`,
        steps: [/^Write a review$/],
        isForm: true,
      },
      {
        name: 'investor-outlet',
        file: 'mfe-public/src/features/detail/reviews/proof-dialog.tsx',
        title: /^Your outlet$/,
        screen: `/franchises/${demoFranchiseId(2)}`,
        steps: [/^I run an outlet$/],
        isForm: true,
      },
      {
        name: 'investor-delete-account',
        file: 'mfe-account/src/features/deletion/deletion-part.tsx',
        title: /^Delete your account\?$/,
        screen: '/settings',
        steps: [/^Delete Account/],
        isForm: true,
      },
      {
        name: 'investor-follow-up',
        file: 'packages/marketplace/src/thread/thread-sheet.tsx',
        title: /./,
        screen: '/dashboard?tab=interests',
        steps: [/^Follow Up/],
      },
      {
        name: 'investor-follow-up-on-phone',
        file: 'packages/marketplace/src/inbox/conversation-frame.tsx',
        title: /./,
        screen: '/dashboard?tab=interests',
        steps: [/^Follow Up/],
        widest: 1279,
      },
    ],
  },
  {
    who: 'new investor',
    dialogs: [
      {
        name: 'settings-two-step-set-up',
        file: 'mfe-account/src/features/two-step/set-up-dialog.tsx',
        title: /^Set up two-step verification$/,
        screen: '/settings',
        steps: [/^Set Up/],
        isForm: true,
      },
      {
        name: 'account-logged-out',
        file: 'shell/src/account/account-dialog.tsx',
        title: /^You are logged out$/,
        screen: '/franchises',
        steps: ['log out in another tab'],
      },
    ],
  },
  {
    who: 'investor with a passkey',
    dialogs: [
      {
        name: 'settings-rename-passkey',
        file: 'mfe-account/src/features/passkeys/rename-dialog.tsx',
        title: /^Rename “My phone”$/,
        screen: '/settings',
        steps: [/^Rename My phone$/],
        isForm: true,
      },
      {
        name: 'settings-remove-passkey',
        file: 'mfe-account/src/features/passkeys/remove-dialog.tsx',
        title: /^Remove “My phone”\?$/,
        screen: '/settings',
        steps: [/^Remove My phone$/],
      },
      {
        name: 'settings-two-step-code',
        file: 'mfe-account/src/features/two-step/set-up-dialog.tsx',
        title: /^Set up two-step verification$/,
        screen: '/settings',
        steps: [/^Set Up/, enterPassword, /^Continue$/, /^Turn On$/],
        isForm: true,
      },
    ],
  },
  {
    who: 'investor with two-step verification',
    dialogs: [
      {
        name: 'settings-two-step-off',
        file: 'mfe-account/src/shared/proof-dialog.tsx',
        title: /^Turn off two-step verification\?$/,
        screen: '/settings',
        steps: [/^Turn Off/],
        isForm: true,
      },
      {
        name: 'settings-recovery-codes',
        file: 'mfe-account/src/features/two-step/recovery-codes.tsx',
        title: /^Keep your recovery codes$/,
        screen: '/settings',
        steps: [
          /^New Recovery Codes/,
          enterPassword,
          { field: 'Code', text: ({ recoveryCode = '' }) => recoveryCode },
          /^Make New Codes$/,
        ],
      },
    ],
  },
  {
    who: 'demo agent',
    dialogs: [
      {
        name: 'agent-edit-profile',
        file: 'mfe-agent/src/features/profile/profile-dialog.tsx',
        title: /^Edit Profile$/,
        screen: '/dashboard',
        steps: [/^Edit Profile$/],
        isForm: true,
      },
      {
        name: 'agent-messages',
        file: 'mfe-agent/src/features/messages/messages-drawer.tsx',
        title: /^Messages$/,
        screen: '/dashboard',
        steps: [/^Messages/],
      },
      {
        name: 'agent-properties',
        file: 'mfe-agent/src/features/properties/property-drawers.tsx',
        title: /^My Properties$/,
        screen: '/dashboard',
        steps: [/^My Properties$/],
      },
      {
        name: 'agent-new-property',
        file: 'mfe-agent/src/features/properties/property-dialog.tsx',
        title: /^Create Property Listing$/,
        screen: '/dashboard',
        steps: [/^Create Property Listing$/],
        isForm: true,
      },
      {
        name: 'agent-offer',
        file: 'mfe-agent/src/features/demands/offer-dialog.tsx',
        title: /^Contact /,
        screen: '/properties',
        steps: [/^Contact/],
        isForm: true,
      },
      {
        name: 'agent-filters',
        file: 'mfe-agent/src/features/demands/demand-filter-sheet.tsx',
        title: /^Filters$/,
        screen: '/properties',
        steps: [/^Filters/],
        widest: 767,
      },
    ],
  },
  {
    who: 'agent with an assignment',
    dialogs: [
      {
        name: 'agent-assignment',
        file: 'mfe-agent/src/features/assignments/assignment-drawer.tsx',
        title: /^Assignment #/,
        screen: '/dashboard?tab=assignments',
        steps: [/^View Details/],
      },
    ],
  },
  {
    who: 'administrator',
    dialogs: [
      {
        name: 'admin-create-content',
        file: 'mfe-admin/src/features/content/content-dialog.tsx',
        title: /^Create Content$/,
        screen: '/admin?tab=content',
        steps: [/^Create Content$/],
        isForm: true,
      },
      {
        name: 'admin-edit-content',
        file: 'mfe-admin/src/features/content/content-dialog.tsx',
        title: /^Edit Content$/,
        screen: '/admin?tab=content',
        steps: [/^Edit/],
        isForm: true,
      },
      {
        name: 'admin-suspend',
        file: 'mfe-admin/src/shared/moderation/reason-dialog.tsx',
        title: /^Suspend this account\?$/,
        screen: '/admin?tab=users',
        steps: [/^Suspend /],
        isForm: true,
      },
      {
        name: 'admin-find',
        file: 'mfe-admin/src/features/find/find-dialog.tsx',
        title: /^Find$/,
        screen: '/admin',
        steps: [/^Find/],
        isForm: true,
      },
      {
        name: 'admin-renew-verification',
        file: 'mfe-admin/src/shared/verification/verify-dialog.tsx',
        title: /^Verify /,
        screen: '/admin?tab=users&view=brands',
        steps: [/^Renew verification of/],
        isForm: true,
      },
      {
        name: 'admin-brand-history',
        file: 'mfe-admin/src/shared/verification/history-dialog.tsx',
        title: /^History of the verification$/,
        screen: '/admin?tab=users&view=brands',
        steps: [/^History of the verification of/],
      },
    ],
  },
  {
    who: 'visitor',
    dialogs: [
      {
        name: 'consultation',
        file: 'mfe-public/src/features/consultation/consultation-dialog.tsx',
        title: /^Get Free Consultation$/,
        screen: '/',
        steps: [/^Get Free Consultation$/],
        isForm: true,
      },
      {
        name: 'visitor-menu',
        file: 'shell/src/header/menu-sheet.tsx',
        title: /^Menu$/,
        screen: '/',
        steps: [/^Menu$/],
        widest: 959,
      },
      {
        name: 'visitor-filters',
        file: 'packages/marketplace/src/filter/filter-sheet-panel.tsx',
        title: /^Filters$/,
        screen: '/franchises',
        steps: [/^Filters/],
        widest: 1279,
      },
      {
        name: 'visitor-pictures',
        file: 'packages/marketplace/src/pictures/whole-pictures.tsx',
        title: /./,
        screen: '/franchises?search=Filter+coffee+gallery',
        steps: [/^View Details/, /show in full size$/],
      },
      {
        name: 'visitor-report',
        file: 'packages/marketplace/src/moderation/report/report-dialog.tsx',
        title: /^Report this listing$/,
        screen: '/franchises',
        steps: [/^View Details/, /^Report this listing$/],
        isForm: true,
      },
    ],
  },
];

/** Files with a dialog that not all engines can open, and why. */
export const dialogsNotOpened: Readonly<Record<string, string>> = {
  'mfe-admin/src/features/reviews/review-preview.tsx':
    'Listings wait for a review with MODERATION=before only, a setting of the whole platform: review-queue.e2e.test.ts opens it.',
  'mfe-public/src/features/detail/reviews/delete-review.tsx':
    'It needs an own review, of a franchise whose address no screen knows: franchisee-reviews.e2e.test.ts opens it.',
  'mfe-account/src/features/passkeys/add-dialog.tsx':
    'WebKitGTK cannot make passkeys: passkeys.e2e.test.ts opens it.',
};
