import { migrate, rollbackOne } from '@setu/service-kit';
import { someone } from '@setu/service-kit/test';
import { inquiryService } from '../src/app';
import { makeInquiry, makeMessages, startInquiries } from '../test/builders';

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
