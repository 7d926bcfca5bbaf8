/** A dialog, drawer or sheet, and how somebody opens it. */
export interface DialogOfScreen {
  /** Of its picture. */
  name: string;
  screen: string;
  /** The button or link of the page that opens it. */
  opener: RegExp;
  /** The button of what opened by it that opens the dialog. */
  second?: RegExp;
  /** Whether its first field gets the focus. */
  isForm?: boolean;
}

/** The dialogs that a role opens. */
interface DialogsOfRole {
  role: 'brand' | 'investor' | 'agent' | 'administrator' | 'visitor';
  dialogs: readonly DialogOfScreen[];
}

/** Dialogs, drawers and sheets of the demo accounts. */
export const everyDialog: readonly DialogsOfRole[] = [
  {
    role: 'brand',
    dialogs: [
      { name: 'brand-edit-franchise', screen: '/dashboard?tab=franchises', opener: /^Edit/, isForm: true },
      { name: 'brand-create-franchise', screen: '/dashboard', opener: /^Create Franchise/, isForm: true },
      { name: 'brand-post-requirement', screen: '/dashboard', opener: /^Post Property/, isForm: true },
      {
        name: 'brand-saved-replies',
        screen: '/dashboard?tab=inquiries',
        opener: /^Reply/,
        second: /^Saved Replies$/,
      },
      {
        name: 'brand-propose-meeting',
        screen: '/dashboard?tab=inquiries',
        opener: /^Reply/,
        second: /^Propose a Meeting/,
        isForm: true,
      },
      { name: 'brand-matches', screen: '/dashboard?tab=requirements', opener: /^View Matches/ },
      { name: 'brand-demo-offers', screen: '/dashboard?tab=requirements', opener: /\boffers?\b/i },
      {
        name: 'brand-edit-requirement',
        screen: '/dashboard?tab=requirements',
        opener: /^Edit/,
        isForm: true,
      },
      { name: 'brand-conversation', screen: '/dashboard?tab=inquiries', opener: /^Reply/ },
    ],
  },
  {
    role: 'investor',
    dialogs: [
      { name: 'investor-inquire', screen: '/dashboard', opener: /^Inquire/, isForm: true },
      { name: 'investor-news', screen: '/dashboard', opener: /^News/ },
      { name: 'investor-delete-account', screen: '/settings', opener: /^Delete Account/, isForm: true },
      { name: 'investor-follow-up', screen: '/dashboard?tab=interests', opener: /^Follow Up/ },
    ],
  },
  {
    role: 'agent',
    dialogs: [
      { name: 'agent-edit-profile', screen: '/dashboard', opener: /^Edit Profile$/, isForm: true },
      { name: 'agent-messages', screen: '/dashboard', opener: /^Messages/ },
      { name: 'agent-properties', screen: '/dashboard', opener: /^My Properties$/ },
      { name: 'agent-new-property', screen: '/dashboard', opener: /^Create Property Listing$/, isForm: true },
      { name: 'agent-offer', screen: '/properties', opener: /^Contact/, isForm: true },
    ],
  },
  {
    role: 'administrator',
    dialogs: [
      {
        name: 'admin-create-content',
        screen: '/admin?tab=content',
        opener: /^Create Content$/,
        isForm: true,
      },
      { name: 'admin-edit-content', screen: '/admin?tab=content', opener: /^Edit/, isForm: true },
      { name: 'admin-suspend', screen: '/admin?tab=users', opener: /^Suspend /, isForm: true },
      { name: 'admin-find', screen: '/admin', opener: /^Find/, isForm: true },
    ],
  },
  {
    role: 'visitor',
    dialogs: [{ name: 'consultation', screen: '/', opener: /^Get Free Consultation$/, isForm: true }],
  },
];
