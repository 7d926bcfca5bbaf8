import type { ActivityEntry } from '@setu/contracts';
import type { ActivityModel } from './activity.model';
import { sentenceOf } from './sentence';

export const presentActivity = (row: ActivityModel): ActivityEntry => ({
  id: row.id,
  text: sentenceOf({
    actor: row.actorName ?? row.actorLabel,
    text: row.text,
    about: row.aboutTitle ?? null,
  }),
  kind: row.kind,
  at: row.createdAt.toISOString(),
});
