import { endpoint, storable, visibleText } from '@setu/protocol';
import { z } from 'zod';
import { httpsAddress, sitePath } from '../values/address';
import { changeOf } from '../values/change';
import { OptionalMultilineText, Text } from '../values/text';
import { plainFigure } from '../values/typed/figure';
import { SiteSettings, SiteSettingsChange } from './copy-calls';
import { contentSections, WebsiteContent } from './website-content';

const fragment = /^#[^\s\p{Cc}\p{Cs}]{0,300}$/u;

/** An https address, a path on this site, or a part of the page (`#for-brands`). */
const Link = z.string().transform((value, issues) => {
  const link = fragment.test(value) ? value : value.startsWith('/') ? sitePath(value) : httpsAddress(value);
  if (link !== null && link.length <= 2048) return link;
  issues.addIssue({
    code: 'custom',
    message: 'Enter an https:// address or a path on this site',
    continue: true,
  });
  return value;
});

const optionalAddress = z
  .preprocess(
    (value) => (value === '' ? null : value),
    storable(z.string().overwrite(visibleText)).pipe(Link).nullish(),
  )
  .transform((value) => value ?? null);

const fields = {
  section: z.enum(contentSections, { error: 'Choose a section' }),
  key: Text(100, 'Key is required'),
  title: OptionalMultilineText(300),
  content: OptionalMultilineText(5000),
  imageUrl: optionalAddress,
  linkUrl: optionalAddress,
  isActive: z.boolean().default(true),
  order: z.preprocess(
    (value) => (typeof value === 'string' ? plainFigure(value, 'count') : value),
    z.coerce.number().int().min(-10_000).max(10_000).catch(0),
  ),
};

/** Input of the content dialog. `order` is 0 by default. */
export const ContentDraft = z.object(fields);
export type ContentDraft = z.output<typeof ContentDraft>;

/** The same fields, all optional: only those that are sent change. */
export const ContentChange = changeOf(fields);

const ById = z.object({ id: z.guid() });

export const listContent = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/content',
  summary: 'Lists all site copy entries that are not deleted, by section and order.',
  access: 'admin',
  response: { 200: z.array(WebsiteContent) },
});

export const createContent = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Creates a site copy entry.',
  access: 'admin',
  body: ContentDraft,
  creates: true,
  response: { 201: WebsiteContent },
  errors: ['validation_failed', 'key_exists'],
});

export const updateContent = endpoint({
  service: 'content',
  method: 'PATCH',
  path: '/api/admin/content/:id',
  summary: 'Changes the sent fields of a site copy entry. The fields are those of creating one.',
  access: 'admin',
  params: ById,
  body: ContentChange,
  response: { 200: WebsiteContent },
  errors: ['validation_failed', 'content_not_found', 'key_exists'],
});

export const deleteContent = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/admin/content/:id',
  summary: 'Deletes a site copy entry. It can be restored for ten minutes.',
  access: 'admin',
  params: ById,
  response: { 200: WebsiteContent },
  errors: ['content_not_found'],
});

/** Time within which a deleted entry can be restored, ms. */
export const restoreWindow = 600_000;

export const restoreContent = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/admin/content/:id/restore',
  summary: 'Restores a site copy entry within ten minutes after its deletion.',
  access: 'admin',
  params: ById,
  response: { 200: WebsiteContent },
  errors: ['content_not_found', 'restore_expired', 'key_exists'],
});

export const getAdminSettings = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/admin/settings',
  summary: "Returns the site's name and description.",
  access: 'admin',
  response: { 200: SiteSettings },
});

export const updateAdminSettings = endpoint({
  service: 'content',
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: "Changes the site's name and description, which pages show in their metadata.",
  access: 'admin',
  body: SiteSettingsChange,
  response: { 200: SiteSettings },
  errors: ['validation_failed'],
});
