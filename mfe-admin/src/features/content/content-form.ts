import type { ContentDraft, WebsiteContent } from '@setu/contracts';

/** The form values of an entry of site copy: all are texts, which the schema parses. */
export interface ContentValues
  extends Record<'key' | 'title' | 'content' | 'imageUrl' | 'linkUrl' | 'order', string> {
  section: ContentDraft['section'];
  isActive: boolean;
}

/** The initial values of the form. @param entry null for a new entry */
export const valuesOf = (entry: WebsiteContent | null): ContentValues => ({
  section: entry?.section ?? 'hero',
  key: entry?.key ?? '',
  title: entry?.title ?? '',
  content: entry?.content ?? '',
  imageUrl: entry?.imageUrl ?? '',
  linkUrl: entry?.linkUrl ?? '',
  isActive: entry?.isActive ?? true,
  order: String(entry?.order ?? 0),
});
