import type { ContentDraft, WebsiteContent } from '@setu/contracts';

/** A piece of site copy as its form holds it: text throughout, the schema reads it. */
export interface ContentValues
  extends Record<'key' | 'title' | 'content' | 'imageUrl' | 'linkUrl' | 'order', string> {
  section: ContentDraft['section'];
  isActive: boolean;
}

/** What the form starts with. @param piece null for a new one */
export const valuesOf = (piece: WebsiteContent | null): ContentValues => ({
  section: piece?.section ?? 'hero',
  key: piece?.key ?? '',
  title: piece?.title ?? '',
  content: piece?.content ?? '',
  imageUrl: piece?.imageUrl ?? '',
  linkUrl: piece?.linkUrl ?? '',
  isActive: piece?.isActive ?? true,
  order: String(piece?.order ?? 0),
});
