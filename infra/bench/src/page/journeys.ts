import { demoUsers } from '@setu/contracts';

/** A move from one content to another inside a loaded page. */
export interface Move {
  name: string;
  /** Selector of what is pressed, of which the first one counts; null for Back of the browser. */
  press: string | null;
  /** Selector of the first content that only the new screen has, such as its heading. */
  content: string;
  /** Selector of what the complete screen has; it also has no placeholder. */
  complete: string;
}

/** Moves of a person, one after the other, in a page that begins with an empty cache. */
export interface Journey {
  path: string;
  /** E-mail of the demo account; undefined for a visitor. */
  email?: string;
  moves: readonly Move[];
}

const franchise = {
  content: 'main section[aria-label^="Pictures of"]',
  complete: '[aria-label="Similar Opportunities"] article',
};
const card = (index: number) => `main li:nth-child(${index}) h2`;
const listing = { content: 'main form#filter', complete: card(1) };
const toListing = 'main a[href="/franchises"]';

const tab = (index: number, name: string, content = 'h2') => ({
  press: `[role=tab]:nth-of-type(${index})`,
  content: `[role=tabpanel][data-state=active][id$="-content-${name}"] ${content}`,
  complete: `[role=tabpanel][data-state=active][id$="-content-${name}"] ${content}`,
});
const thread = { content: '[role=dialog] h2', complete: '[role=dialog] [role=log] li' };
const noDialog = { content: 'body:not(:has([role=dialog]))', complete: 'main' };

/**
 * The moves that are measured. In a name, `cold` is a screen whose code has not run in the page, `warm` one whose code has run, but with other data.
 * @param id id of a franchise
 */
export const journeys = (id: string): Journey[] => [
  {
    path: '/franchises',
    moves: [
      { name: 'listing → franchise, cold', press: card(1), ...franchise },
      { name: 'franchise → listing, Back', press: null, ...listing, content: card(1) },
      { name: 'listing → franchise, warm', press: card(2), ...franchise },
      { name: 'franchise → listing, link, warm', press: toListing, ...listing, content: card(1) },
    ],
  },
  {
    path: `/franchises/${id}`,
    moves: [{ name: 'franchise → listing, link, cold', press: toListing, ...listing }],
  },
  {
    path: `/franchises/${id}`,
    email: demoUsers.investor.email,
    moves: [
      {
        name: 'investor: franchise → inquiry',
        press: 'main button:has-text("Send Inquiry"):visible',
        content: '[role=dialog] h2',
        complete: '[role=dialog] form',
      },
    ],
  },
  {
    path: '/',
    moves: [
      { name: 'home → listing, cold', press: toListing, ...listing },
      {
        name: 'listing → home, Back',
        press: null,
        content: 'main a[href="/franchises?sort=newest"]',
        complete: 'main article',
      },
      { name: 'home → listing, warm', press: toListing, ...listing },
    ],
  },
  {
    path: '/dashboard',
    email: demoUsers.investor.email,
    moves: [
      { name: 'investor: → interests', ...tab(2, 'interests') },
      { name: 'investor: → thread, cold', press: 'main article button:has-text("Follow Up")', ...thread },
      { name: 'investor: thread → interests, Back', press: null, ...noDialog },
      {
        name: 'investor: → thread, warm',
        press: 'main article:has-text("corner shop") button:has-text("Follow Up")',
        ...thread,
      },
      {
        name: 'investor: thread → interests, Close',
        press: '[role=dialog] button[aria-label=Close]',
        ...noDialog,
      },
      { name: 'investor: → calculator', ...tab(3, 'calculator') },
      { name: 'investor: → insights', ...tab(4, 'insights') },
      { name: 'investor: → browse', ...tab(1, 'browse') },
      { name: 'investor: → interests, again', ...tab(2, 'interests') },
    ],
  },
  {
    path: '/dashboard',
    email: demoUsers.brand.email,
    moves: [
      { name: 'brand: → franchises', ...tab(2, 'franchises') },
      { name: 'brand: → property needs', ...tab(3, 'requirements') },
      { name: 'brand: → inquiries', ...tab(4, 'inquiries') },
      { name: 'brand: → thread', press: 'main article button:has-text("Reply")', ...thread },
      { name: 'brand: thread → inquiries, Back', press: null, ...noDialog },
      { name: 'brand: → overview', ...tab(1, 'overview') },
    ],
  },
  {
    path: '/dashboard',
    email: demoUsers.agent.email,
    moves: [
      { name: 'agent: → demands', ...tab(2, 'demands', '[role=status]'), complete: 'main article h2' },
      {
        name: 'agent: → demand',
        press: 'main article button:has-text("Contact")',
        content: '[role=dialog] h2',
        complete: '[role=dialog] form',
      },
    ],
  },
];
