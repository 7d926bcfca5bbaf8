import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { MultilineText, Text } from '../values/text';
import { contentSections, WebsiteContent } from './website-content';

/** Active site copy in order, as pages show it. */
export const PublicContent = WebsiteContent.pick({
  section: true,
  key: true,
  title: true,
  content: true,
  imageUrl: true,
  linkUrl: true,
  metadata: true,
});
export type PublicContent = z.output<typeof PublicContent>;

export const listPublicContent = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/content',
  summary:
    'Lists active site copy entries in order, of one section when `section` is given. A text without an entry keeps its built-in wording.',
  access: 'public',
  query: z.object({
    section: z.enum(contentSections, { error: `Choose one of: ${contentSections.join(', ')}` }).optional(),
  }),
  response: { 200: z.array(PublicContent) },
  errors: ['validation_failed'],
  changedBy: [{ event: 'content.site-copy-changed.v1' }],
  sharedWith: ['investor', 'agent', 'brand'],
});

export const SiteSettings = z.object({ siteName: z.string(), siteDescription: z.string() });
export type SiteSettings = z.output<typeof SiteSettings>;
/** The settings that an administrator may change. */
export const SiteSettingsDraft = z.object({
  siteName: Text(80, 'Site name is required'),
  siteDescription: MultilineText(300, 'Site description is required'),
});
/** The same fields, all optional: only those that are sent change. */
export const SiteSettingsChange = SiteSettingsDraft.partial();

export const getSiteSettings = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/content/settings',
  summary: "Returns the site's name and description as pages show them.",
  access: 'public',
  response: { 200: SiteSettings },
  changedBy: [{ event: 'content.site-settings-changed.v1' }],
  sharedWith: ['investor', 'agent', 'brand'],
});
