import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf } from '@setu/service-kit/test';
import { setUpContent } from '../../test/builders';
import { deletedVisitorsConsumer } from './analytics.feature';

const content = setUpContent();

it('the views of a deleted account are kept, as those of one visitor that nothing links to it', async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  const franchiseId = randomUUID();
  await content.db.batchInsert(
    'analytics',
    [gone, gone, stays].map((userId) => ({
      id: randomUUID(),
      event: 'franchise_view',
      user_id: userId,
      data: JSON.stringify({ franchiseId }),
      created_at: new Date(),
    })),
  );
  const event = envelopeOf(userDeletedV1, gone, { id: gone, version: 2, role: 'investor' });
  await handleEvent(content.db, deletedVisitorsConsumer, JSON.stringify(event));
  const rows = await content.db('analytics').where({ franchise_id: franchiseId }).orderBy('user_id');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain(gone);
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
  expect(rows.filter(({ user_id }) => user_id === stays)).toHaveLength(1);
});
