import type { PublicContent, WebsiteContent } from '@setu/contracts';
import type { ContentModel } from './content.model';

/** An entry for pages. */
export const presentPublicContent = (entry: ContentModel): PublicContent => ({
  section: entry.section,
  key: entry.key,
  title: entry.title,
  content: entry.content,
  imageUrl: entry.imageUrl,
  linkUrl: entry.linkUrl,
  metadata: entry.metadata,
});

/** An entry for administrators. */
export const presentContent = (entry: ContentModel): WebsiteContent => ({
  ...presentPublicContent(entry),
  id: entry.id,
  isActive: entry.isActive,
  order: entry.order,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
