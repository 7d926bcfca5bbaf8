import { migrate, rollbackOne } from '@setu/service-kit';
import { someone } from '@setu/service-kit/test';
import { inquiryService } from '../src/app';
import { makeInquiry, makeMessages, makePerson, startInquiries } from '../test/builders';

it('every migration goes back and forward again', async () => {
  const inquiries = await startInquiries();
  const { db } = inquiries;
  const { migrations } = inquiryService;
  const undone: (string | null)[] = [];
  for (const _ of migrations) undone.push(await rollbackOne(db, 'inquiry', migrations));
  expect(undone).toEqual(migrations.map(({ name }) => name).reverse());
  await migrate(db, 'inquiry', migrations);

  const [from, to] = [someone('investor'), someone('brand')];
  await makeInquiry(db, { from, to });
  await expect(makeInquiry(db, { from, to: from })).rejects.toThrow('inquiries_not_to_oneself');
  await expect(db('inquiries').update({ status: 'lost' })).rejects.toThrow('inquiries_status_known');
  await expect(db('inquiries').update({ subject: '' })).rejects.toThrow('inquiries_subject_length');
  await expect(db('inquiries').update({ message: 'x'.repeat(5_001) })).rejects.toThrow(
    'inquiries_message_length',
  );
  await expect(db('inquiries').update({ kind: 'offer' })).rejects.toThrow('inquiries_kind_fits');
  await expect(db('inquiries').update({ property_id: from.id })).rejects.toThrow('inquiries_kind_fits');
  await expect(db('inquiries').update({ proposed_commission: '2' })).rejects.toThrow('inquiries_kind_fits');

  const requirementId = from.id;
  const agent = someone('agent');
  const offer = await makeInquiry(db, { from: agent, to, requirementId });
  await expect(makeInquiry(db, { from: agent, to, requirementId })).rejects.toThrow('inquiries_one_offer');
  await expect(db('inquiries').where(offer).update({ proposed_commission: '100.01' })).rejects.toThrow(
    'inquiries_commission_percent',
  );
  await db('inquiries').where(offer).update({ status: 'withdrawn' });
  await makeInquiry(db, { from: agent, to, requirementId });

  const thread = { inquiryId: offer.id, from: agent, to };
  await makeMessages(db, { ...thread, count: 1 });
  await expect(makeMessages(db, { ...thread, count: 1 })).rejects.toThrow('inquiry_messages_in_order');
  await expect(db('inquiry_messages').update({ message: '' })).rejects.toThrow(
    'inquiry_messages_message_length',
  );
  await expect(db('inquiry_messages').update({ position: 0 })).rejects.toThrow(
    'inquiry_messages_position_positive',
  );
  await inquiries.stop();
});

it('an older release still writes after the change, and reverting the change keeps its rows', async () => {
  const inquiries = await startInquiries();
  const { db } = inquiries;
  const [from, to] = [someone('agent'), someone('brand')];
  const { id } = await makeInquiry(db, { from, to });
  expect(await db('inquiries').where({ id }).first()).toMatchObject({ kind: 'franchise' });
  const offer = await makeInquiry(db, { from, to, requirementId: someone('brand').id });
  await makeMessages(db, { inquiryId: offer.id, from, to, count: 2 });

  const { migrations } = inquiryService;
  const before = migrations.findIndex(({ name }) => name.endsWith('add-inquiry-kind'));
  for (const _ of migrations.slice(before)) await rollbackOne(db, 'inquiry', migrations);
  expect(await db('inquiries').pluck('id')).toEqual([id]);
  await migrate(db, 'inquiry', migrations);
  expect(await db('inquiries').first()).toMatchObject({ id, kind: 'franchise', proposed_commission: null });
  await inquiries.stop();
});

it('inquiries that were answered before get the moment of the first message of their receiver', async () => {
  const inquiries = await startInquiries();
  const { db } = inquiries;
  const { migrations } = inquiryService;
  const before = migrations.findIndex(({ name }) => name.endsWith('add-answered-at'));
  for (const _ of migrations.slice(before)) await rollbackOne(db, 'inquiry', migrations);

  const [from, to] = [await makePerson(db), await makePerson(db, someone('brand'))];
  const createdAt = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  const answered = await makeInquiry(db, { from, to, createdAt, status: 'in_progress' });
  const waiting = await makeInquiry(db, { from, to });
  const toNobody = await makeInquiry(db, { from, to: someone('brand') });
  await makeMessages(db, { inquiryId: answered.id, from, to, count: 3 });
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  for (const position of [1, 2, 3])
    await db('inquiry_messages')
      .where({ inquiry_id: answered.id, position })
      .update({ created_at: at(position) });
  await db('inquiry_messages')
    .where({ inquiry_id: answered.id, position: 1 })
    .update({ from_user_id: from.id });

  await migrate(db, 'inquiry', migrations);
  const answeredAt = async ({ id }: { id: string }) =>
    (await db('inquiries').where({ id }).first()).answered_at;
  expect(await answeredAt(answered)).toEqual(at(3));
  expect([await answeredAt(waiting), await answeredAt(toNobody)]).toEqual([null, null]);
  expect(await db('reply_times').pluck('brand_id')).toEqual([to.id]);
  await inquiries.stop();
});
