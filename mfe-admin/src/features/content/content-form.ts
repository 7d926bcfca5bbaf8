import type { ContentDraft, WebsiteContent } from '@setu/contracts';

/** An entry of site copy as its form holds it: text throughout, the schema reads it. */
export interface ContentValues
  extends Record<'key' | 'title' | 'content' | 'imageUrl' | 'linkUrl' | 'order', string> {
  section: ContentDraft['section'];
  isActive: boolean;
}

/** What the form starts with. @param entry null for a new one */
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
