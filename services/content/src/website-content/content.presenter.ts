import { PublicContent, WebsiteContent } from '@setu/contracts';
import { columnsIn } from '@setu/service-kit';
import type { ContentModel } from './content.model';

/** An entry for pages. */
export const presentPublicContent = (entry: ContentModel): PublicContent => columnsIn(PublicContent, entry);

/** An entry for administrators. */
export const presentContent = (entry: ContentModel): WebsiteContent => ({
  ...columnsIn(WebsiteContent, entry),
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
