import type { PublicContent, WebsiteContent } from '@setu/contracts';
import type { ContentModel } from './content.model';

/** An entry for pages. */
export const presentPublicContent = (piece: ContentModel): PublicContent => ({
  section: piece.section,
  key: piece.key,
  title: piece.title,
  content: piece.content,
  imageUrl: piece.imageUrl,
  linkUrl: piece.linkUrl,
  metadata: piece.metadata,
});

/** An entry for administrators. */
export const presentContent = (piece: ContentModel): WebsiteContent => ({
  ...presentPublicContent(piece),
  id: piece.id,
  isActive: piece.isActive,
  order: piece.order,
  createdAt: piece.createdAt.toISOString(),
  updatedAt: piece.updatedAt.toISOString(),
});
