import { randomUUID } from 'node:crypto';
import { ownDataOf, someone } from '@setu/service-kit/test';
import { setUpContent } from '../test/builders';
import { aPdf, uploadDocument, written } from '../test/documents';

const content = setUpContent();

const line = (more: Record<string, unknown>) => ({
  id: randomUUID(),
  source: 'identity',
  kind: 'user',
  text: 'registered',
  is_public: false,
  created_at: new Date(),
  ...more,
});

it('people download their views and the lines of the audit trail about them', async () => {
  const [person, other] = [someone('investor'), someone('investor')];
  const franchiseId = randomUUID();
  const mine = [
    line({ actor_id: person.id, actor_label: 'An investor' }),
    line({ text: 'Asha Iyer was suspended', person_id: person.id, person_name: 'Asha Iyer' }),
  ];
  await content.db.batchInsert('activity', [...mine, line({ actor_id: other.id })]);
  await content.db.batchInsert(
    'analytics',
    [person, other].map(({ id }) => ({
      id: randomUUID(),
      event: 'franchise_view',
      user_id: id,
      data: JSON.stringify({ franchiseId }),
      created_at: new Date(),
    })),
  );

  const [view, ...lines] = await ownDataOf(content.service, 'content', person);
  expect(view).toMatchObject({ kind: 'view', content: { event: 'franchise_view', franchiseId } });
  expect(lines.map(({ kind, content: { id } }) => `${kind} ${id}`).sort()).toEqual(
    mine.map(({ id }) => `activity ${id}`).sort(),
  );
});

it('people download the stored data of their own PDFs only', async () => {
  const [person, other] = [someone('brand'), someone('brand')];
  const bytes = await written(await aPdf(2));
  await uploadDocument(content, other, bytes);
  const { document } = await uploadDocument(content, person, bytes, 'Menu.pdf');
  const records = await ownDataOf(content.service, 'content', person);
  expect(records).toMatchObject([{ kind: 'document', content: { state: 'ready', document } }]);
});
