import {
  demoBrandId,
  demoBrandName,
  demoBrandNames,
  demoUsers,
  type InquiryStatus,
  inquirySentV1,
  inquiryStatusChangedV1,
  landingSamples,
} from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { InquiryModel } from './inquiry.model';
import { inquiryState } from './inquiry.presenter';

interface DemoInquiry {
  from: 'investor' | 'agent';
  /** Which of the landing page's samples it is about; the first belongs to the demo's brand account. */
  about: 0 | 1 | 2;
  subject: string;
  message: string;
  status: InquiryStatus;
  /** How long before the seed it was sent, days. All of it lies before the day that counts for the sender's limit. */
  daysAgo: number;
}

const demoInquiries: readonly DemoInquiry[] = [
  {
    from: 'investor',
    about: 0,
    subject: 'A corner shop on FC Road, Pune',
    message:
      'I hold the lease of a 380 sq ft corner shop on FC Road, two minutes from the college gate. ' +
      'Would that be enough for the twelve-seat café, and how long from signing to the first cup?',
    status: 'in_progress',
    daysAgo: 12,
  },
  {
    from: 'agent',
    about: 0,
    subject: 'Two high-street sites in Kothrud',
    message:
      'I represent the owners of two ground-floor sites in Kothrud, 350 and 420 sq ft, both with evening footfall. ' +
      'May I send you floor plans and rents?',
    status: 'open',
    daysAgo: 4,
  },
  {
    from: 'investor',
    about: 0,
    subject: 'What does the royalty cover?',
    message:
      'Your page names the outlay but not the running costs. What is the monthly royalty, and does it include ' +
      'the tea blends and local marketing?',
    status: 'open',
    daysAgo: 2,
  },
  {
    from: 'investor',
    about: 1,
    subject: 'Preschool in Whitefield',
    message:
      'We are two sisters, both teachers, and would run the centre ourselves. Is Whitefield still free, ' +
      'and when does the next teacher training begin?',
    status: 'meeting_scheduled',
    daysAgo: 20,
  },
];

const dayMs = 24 * 60 * 60 * 1_000;
const idOf = (index: number) => `e0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
const brandIdOf = (name: string) =>
  name === demoBrandName
    ? demoUsers.brand.id
    : demoBrandId((demoBrandNames as readonly string[]).indexOf(name) + 1);

/** Puts the demo's inquiries into an empty table, each with the facts that it was sent and moved on. */
export const makeSeed =
  ({ db, clock, inTransaction, recordEvent }: ServiceDeps) =>
  async (): Promise<void> => {
    if (await InquiryModel.query(db).first()) return;
    await inTransaction(async (trx) => {
      for (const [index, { from, about, subject, message, status, daysAgo }] of demoInquiries.entries()) {
        const sample = landingSamples[about];
        if (!sample) continue;
        const createdAt = new Date(clock.now().getTime() - daysAgo * dayMs);
        const sent = await InquiryModel.query(trx).insertAndFetch({
          id: idOf(index),
          fromUserId: demoUsers[from].id,
          toUserId: brandIdOf(sample.brandName),
          franchiseId: sample.id,
          subject,
          message,
          status: 'open',
          version: 1,
          createdAt,
          updatedAt: createdAt,
        });
        await recordEvent(trx, inquirySentV1, sent.id, inquiryState(sent));
        if (status === 'open') continue;
        const moved = await sent.$query(trx).patchAndFetch({ status, version: 2 });
        await recordEvent(trx, inquiryStatusChangedV1, moved.id, inquiryState(moved));
      }
    });
  };
