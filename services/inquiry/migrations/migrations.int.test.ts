import { migrate, rollbackOne } from '@setu/service-kit';
import { someone, startTestBroker, startTestService } from '@setu/service-kit/test';
import { inquiryService } from '../src/app';
import { makeInquiry } from '../test/builders';

it('every migration goes back and forward again', async () => {
  const broker = await startTestBroker();
  const service = await startTestService(inquiryService, { broker });
  const { db } = service.running;
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
  await service.stop();
  await broker.stop();
});
