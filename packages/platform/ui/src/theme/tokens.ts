/** The colours of the design, by name, for output without our style sheets: pages of services, PDFs, error overlays. */
export const designColours = {
  /** Page background. */
  paper: '#FBFAF7',
  /** Cards, dialogs, controls. */
  surface: '#FFFFFF',
  /** Wells, skeletons, quiet tags. */
  sunken: '#F3F0E8',
  ink: '#12203A',
  muted: '#5B6472',
  /** Primary action, links, selection. */
  peacock: '#0B5D6B',
  /** Peacock under the pointer. */
  'peacock-deep': '#084A56',
  'peacock-tint': '#E3F1F2',
  /** Featured items and one accent per screen; always with ink text on it, and never for body text. */
  marigold: '#F2A20C',
  'marigold-deep': '#DE9205',
  'marigold-tint': '#FEF3DC',
  /** Destructive actions and errors. */
  kumkum: '#B3261E',
  'kumkum-deep': '#8F1D17',
  'kumkum-tint': '#FBEAE8',
  /** Success. */
  leaf: '#1E7B4F',
  'leaf-tint': '#E5F3EB',
  /** Warning; always on its tint. */
  turmeric: '#8A5A00',
  'turmeric-tint': '#FFF4DC',
  line: '#E4E0D6',
  /** Edge of a control: 3:1 against surface and paper, so that an empty input is visible. */
  'line-strong': '#8C8778',
  'on-fill': '#FFFFFF',
  scrim: 'rgb(18 32 58 / 0.48)',
  /** Shadow at an edge with more content beyond it. */
  shade: 'rgb(18 32 58 / 0.16)',
} as const;

/**
 * Every design token with its value. `css/tokens.css` repeats them as CSS variables for
 * pages, and a test compares the two. Components use {@link token} and not these values, so that a second theme needs only a second
 * set of variables.
 */
export const tokenValues = {
  color: designColours,
  space: {
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    24: '24px',
    32: '32px',
    48: '48px',
    72: '72px',
  },
  radius: { control: '6px', card: '12px', dialog: '20px', round: '999px' },
  text: {
    12: '0.75rem',
    14: '0.875rem',
    16: '1rem',
    18: '1.125rem',
    22: '1.375rem',
    28: '1.75rem',
    36: '2.25rem',
    48: '3rem',
  },
  font: {
    text: "'Inter Variable', 'Inter Fallback', 'Noto Sans Devanagari', system-ui, sans-serif",
    display: "'Fraunces Variable', 'Fraunces Fallback', 'Noto Serif Devanagari', Georgia, serif",
  },
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  shadow: {
    /** Only for floating elements: menus, toasts, dialogs, the sticky bar. */
    float: '0 1px 2px rgb(18 32 58 / 0.06), 0 12px 32px -8px rgb(18 32 58 / 0.22)',
    /** A card under the pointer. */
    lift: '0 1px 2px rgb(18 32 58 / 0.05), 0 6px 16px -6px rgb(18 32 58 / 0.16)',
  },
  size: {
    /** Minimum touch target. */
    touch: '44px',
    header: '64px',
    content: '1200px',
    reading: '68ch',
  },
} as const;

type Groups = typeof tokenValues;

/** Maps a token name to the `var(…)` that components use in their styles. */
export type TokenMap = { [G in keyof Groups]: { [K in keyof Groups[G]]: string } };

/**
 * CSS variable of a token: colours have their plain name (`--ink`), all others are prefixed by their group (`--space-16`).
 * @param group one of the keys of {@link tokenValues}
 */
export const variableName = (group: string, key: string): string =>
  group === 'color' ? `--${key}` : `--${group}-${key}`;

/** Declarations of the colours as CSS variables, for pages without our style sheets. */
export const colourVariables = (): string =>
  Object.entries(designColours)
    .map(([name, value]) => `${variableName('color', name)}:${value}`)
    .join(';');

/** `token.color.ink` is `var(--ink)`, `token.space[16]` is `var(--space-16)`. */
export const token = Object.fromEntries(
  Object.entries(tokenValues).map(([group, entries]) => [
    group,
    Object.fromEntries(Object.keys(entries).map((key) => [key, `var(${variableName(group, key)})`])),
  ]),
) as TokenMap;
