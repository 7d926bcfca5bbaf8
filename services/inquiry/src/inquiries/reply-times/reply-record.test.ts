import type { InquiryStatus } from '@setu/contracts';
import { replyRecord } from './reply-record';
import type { Answering } from './usual-reply-time';

const now = new Date('2027-03-01T06:00:00.000Z');
const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1_000);

interface Sent {
  /** Hours since it was sent. */
  ago?: number;
  /** Hours until its first answer. */
  answeredAfter?: number;
  status?: InquiryStatus;
  /** Hours until its last change. */
  changedAfter?: number;
}
const inquiry = ({ ago = 100, answeredAfter, status = 'open', changedAfter = 0 }: Sent): Answering => ({
  status: answeredAfter === undefined || status !== 'open' ? status : 'in_progress',
  createdAt: before(ago),
  answeredAt: answeredAfter === undefined ? null : before(ago - answeredAfter),
  updatedAt: before(ago - changedAfter),
});

test.each<[string, Sent, [number, number]]>([
  ['an answer after 24 hours is in time', { answeredAfter: 24 }, [1, 1]],
  ['an answer after more than 24 hours is late', { answeredAfter: 24.01 }, [1, 0]],
  ['an inquiry without an answer counts as not answered', {}, [1, 0]],
  ['an inquiry of the last 24 hours does not count', { ago: 23.9 }, [0, 0]],
  ['nor does it when it was answered', { ago: 23.9, answeredAfter: 1 }, [0, 0]],
  ['it counts from 24 hours on', { ago: 24 }, [1, 0]],
  ['an inquiry withdrawn in time does not count', { status: 'withdrawn', changedAfter: 23.9 }, [0, 0]],
  ['one withdrawn later counts as not answered', { status: 'withdrawn', changedAfter: 24 }, [1, 0]],
  [
    'one withdrawn after an answer counts as answered',
    { status: 'withdrawn', answeredAfter: 2, changedAfter: 40 },
    [1, 1],
  ],
  ['an answer of which an earlier release stored no time does not count', { status: 'declined' }, [0, 0]],
])('%s', (_, sent, [inquiries, answered]) => {
  expect(replyRecord([inquiry(sent)], now)).toEqual({ inquiries, answered });
});

test('all inquiries are counted together', () => {
  const sent = [{ answeredAfter: 1 }, { answeredAfter: 30 }, {}, { ago: 2 }].map(inquiry);
  expect(replyRecord(sent, now)).toEqual({ inquiries: 3, answered: 1 });
});
