import type { AnnouncedNews } from '@setu/contracts';
import { openChannel } from '../page/open-channel';

/** What the tabs of a browser say to each other about the news of a person. */
export type NewsMessage =
  | { kind: 'news'; news: AnnouncedNews }
  | { kind: 'gap'; newest: number }
  | { kind: 'read' };

/** The name of a person's channel, and of the lock of the tab that has the stream. */
export const newsChannel = (userId: string): string => `news:${userId}`;

/** Tells all tabs that news were read in this one. */
export const notifyRead = (userId: string): void => {
  const channel = openChannel(newsChannel(userId));
  channel?.postMessage({ kind: 'read' } satisfies NewsMessage);
  channel?.close();
};
