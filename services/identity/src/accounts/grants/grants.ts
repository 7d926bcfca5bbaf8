/** Events of an account, with their names in the docs. */
export const accountEvents = {
  'password-change': 'password changed',
  reset: 'password reset',
  recovery: 'recovery link used',
  'address-change': 'address changed',
  suspension: 'suspended',
  'role-change': 'role changed',
  deletion: 'deleted',
  restore: 'restored',
} as const;
export type AccountEvent = keyof typeof accountEvents;

/**
 * The effect of an event on a grant. `ends`: it ends permanently. `stays`: it works as before. `refused`: it does not work until the
 * account is restored. `returns`: it was refused and works again. `partly`: some end, as the text explains.
 */
export type Effect = 'ends' | 'stays' | 'refused' | 'returns' | { readonly partly: string };

interface Grant {
  /** Its name in the docs. */
  readonly title: string;
  /** What it permits its holder to do. */
  readonly gives: string;
  /** The tables of this service that store it; empty when it is stored elsewhere. */
  readonly tables: readonly string[];
  readonly on: Readonly<Record<AccountEvent, Effect>>;
}

/** Ends with every event after which only the owner of the account may continue. */
const untilAnyChange = {
  'password-change': 'ends',
  reset: 'ends',
  recovery: 'ends',
  'address-change': 'ends',
  suspension: 'ends',
  'role-change': 'ends',
  deletion: 'ends',
  restore: 'stays',
} as const satisfies Grant['on'];

/** A permanent way to sign in. A change with the password keeps it; a change that proves the address ends it. */
const wayIn = {
  'password-change': 'stays',
  reset: 'ends',
  recovery: 'ends',
  'address-change': 'stays',
  suspension: 'refused',
  'role-change': 'stays',
  deletion: 'ends',
  restore: 'returns',
} as const satisfies Grant['on'];

/** Ends with the sessions. */
const withSessions = {
  ...untilAnyChange,
  'address-change': 'stays',
  'role-change': 'stays',
} as const satisfies Grant['on'];

/**
 * Everything that permits someone to act in or sign in to an account, and the effect of each event. `end-grants.ts` implements it, and
 * docs/threat-model.md shows it.
 */
export const grants = {
  sessions: {
    title: 'sessions',
    gives: 'acts as the person, or as the administrator',
    tables: [],
    on: {
      ...withSessions,
      'password-change': { partly: 'all end but the one that changed it, which gets a new id' },
      'role-change': { partly: 'those of an administrator who is none any more, and of a member' },
    },
  },
  streams: {
    title: 'streams of notifications',
    gives: 'reads that there are notifications, of the person or of the brand',
    tables: [],
    on: {
      ...withSessions,
      'password-change': { partly: 'with their session' },
      'role-change': { partly: 'with their session, or with the membership' },
    },
  },
  'files-arriving': {
    title: 'files that are being sent',
    gives: 'becomes an upload of the person or of the brand',
    tables: [],
    on: {
      ...withSessions,
      'password-change': { partly: 'with their session' },
      'role-change': { partly: 'with their session, or with the membership' },
    },
  },
  exports: {
    title: 'downloads under way',
    gives: 'reads what is stored about the person, page by page, each with the session',
    tables: [],
    on: {
      ...withSessions,
      'password-change': { partly: 'with their session' },
      'role-change': { partly: 'with their session' },
    },
  },
  password: {
    title: 'password',
    gives: 'signs in, and confirms changes of the account',
    tables: ['credentials'],
    on: {
      ...wayIn,
      'password-change': { partly: 'the former one' },
      reset: { partly: 'the former one' },
      recovery: { partly: 'the former one' },
    },
  },
  tickets: {
    title: 'tickets between password and code',
    gives: 'signs in with a code',
    tables: ['sign_in_tickets'],
    on: withSessions,
  },
  'reset-links': {
    title: 'links to choose a new password',
    gives: 'resets the password',
    tables: ['password_resets'],
    on: { ...untilAnyChange, suspension: 'stays', 'role-change': 'stays' },
  },
  'recovery-links': {
    title: 'recovery links in notices',
    gives: 'resets the password, ends what began since the notice, and gives back the address it was sent to',
    tables: ['password_resets'],
    // Otherwise a stranger with an open session could invalidate the notice with a new password, and a reset would invalidate links that
    // the owner still needs.
    on: {
      ...untilAnyChange,
      'password-change': 'stays',
      reset: 'stays',
      recovery: { partly: 'all but those that an earlier address of the account got' },
      'address-change': { partly: 'those of an address that nobody has proven; the others give it back' },
      suspension: 'stays',
      'role-change': 'stays',
    },
  },
  'email-changes': {
    title: 'change of the address under way',
    gives: 'moves the account to another address',
    tables: ['email_changes'],
    on: { ...untilAnyChange, 'role-change': 'stays' },
  },
  'confirm-links': {
    title: 'links that confirm the address',
    gives: 'records that the address is the person’s; no way in',
    tables: ['email_links'],
    on: {
      'password-change': 'stays',
      reset: 'ends',
      recovery: 'ends',
      'address-change': 'ends',
      suspension: 'stays',
      'role-change': 'stays',
      deletion: 'ends',
      restore: 'stays',
    },
  },
  'phone-codes': {
    title: 'codes that confirm a phone number',
    gives: 'records that the number is the person’s; no way in',
    tables: ['phone_codes'],
    on: {
      'password-change': 'stays',
      reset: 'ends',
      recovery: 'ends',
      'address-change': 'stays',
      suspension: 'stays',
      'role-change': 'stays',
      deletion: 'ends',
      restore: 'stays',
    },
  },
  passkeys: {
    title: 'passkeys',
    gives: 'signs in, without password and code',
    tables: ['passkeys'],
    on: wayIn,
  },
  'passkey-challenges': {
    title: 'passkeys that are being added',
    gives: 'becomes a passkey',
    tables: ['passkey_challenges'],
    on: withSessions,
  },
  providers: {
    title: 'connections with the sign-in provider',
    gives: 'signs in, without the password',
    tables: ['provider_identities'],
    on: wayIn,
  },
  'provider-joins': {
    title: 'connections that are being made',
    gives: 'becomes a connection',
    tables: ['provider_joins'],
    on: withSessions,
  },
  'second-factor': {
    title: 'second factor and recovery codes',
    gives: 'is asked for after the password, and keeps out who lacks it',
    tables: ['two_step', 'recovery_codes'],
    on: {
      ...wayIn,
      'password-change': { partly: 'one that is being set up' },
      reset: {
        partly:
          'one that is being set up, and one from before the address was proven; another one is asked for',
      },
      recovery: { partly: 'the same, and one since the notice' },
    },
  },
  'push-browsers': {
    title: 'browsers with notifications',
    gives: 'is woken when there are notifications; no text, no way in',
    tables: ['push_browsers'],
    on: { ...wayIn, suspension: 'stays', restore: 'stays' },
  },
  invitations: {
    title: 'invitations to the team',
    gives: 'makes an account that acts for the brand',
    tables: ['team_invitations'],
    on: { ...untilAnyChange, 'address-change': 'stays', suspension: 'refused', restore: 'returns' },
  },
  members: {
    title: 'members of the team',
    gives: 'acts for the brand, with a password of their own',
    tables: [],
    on: {
      'password-change': 'stays',
      reset: 'stays',
      recovery: { partly: 'those who joined since the notice' },
      'address-change': 'stays',
      suspension: { partly: 'their sessions; signing in is refused' },
      'role-change': 'ends',
      deletion: 'ends',
      restore: 'returns',
    },
  },
} as const satisfies Record<string, Grant>;
export type GrantName = keyof typeof grants;

/** Tables with rows of accounts that are not grants. Every table that refers to accounts is here or belongs to a grant. */
const tablesWithoutGrants = [
  'alternatives',
  'brand_profiles',
  'brand_verifications',
  'confirmed_phones',
  'former_addresses',
  'mail_settings',
  'mails',
  'news',
];

/** Every table with rows of accounts. */
export const tablesOfAccounts: readonly string[] = [
  ...Object.values(grants).flatMap(({ tables }) => tables),
  ...tablesWithoutGrants,
];
