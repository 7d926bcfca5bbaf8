/**
 * The colours of the design, by name. Screens, pages of services, PDFs and error overlays take them from here; `tokenValues` of
 * `@setu/ui` adds sizes, fonts and motion. Components use its `token`, not these values.
 */
export const designColours = {
  /** Page ground. */
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
  /** Featured and one accent a screen; always with ink on it, never body text. */
  marigold: '#F2A20C',
  'marigold-deep': '#DE9205',
  'marigold-tint': '#FEF3DC',
  /** Destructive and wrong. */
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
  /** Edge of a control: 3:1 against surface and paper, so that an empty input can be found. */
  'line-strong': '#8C8778',
  'on-fill': '#FFFFFF',
  scrim: 'rgb(18 32 58 / 0.48)',
  /** At an edge beyond which there is more. */
  shade: 'rgb(18 32 58 / 0.16)',
} as const;
