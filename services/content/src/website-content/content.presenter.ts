import { PublicContent, WebsiteContent } from '@setu/contracts';
import { columnsIn } from '@setu/service-kit';
import type { ContentModel } from './content.model';

/** Presents an entry to pages. */
export const presentPublicContent = (entry: ContentModel): PublicContent => columnsIn(PublicContent, entry);

/** Presents an entry to administrators. */
export const presentContent = (entry: ContentModel): WebsiteContent => ({
  ...columnsIn(WebsiteContent, entry),
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
