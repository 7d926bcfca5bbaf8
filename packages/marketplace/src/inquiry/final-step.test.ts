import { inquiryStatuses } from '@setu/contracts';
import { anInquiry } from '../../test';
import { isFinalStep, questionOf } from './final-step';

test('a closed deal, a refusal and a withdrawal are asked about', () => {
  expect(inquiryStatuses.filter(isFinalStep)).toEqual(['deal_closed', 'declined', 'withdrawn']);
});

test.each([
  ['franchise', 'Withdraw inquiry?', 'send a new inquiry', 'Decline this inquiry?'],
  ['offer', 'Withdraw offer?', 'make a new offer', 'Decline this offer?'],
  ['visit', 'Withdraw visit request?', 'request a new visit', 'Decline this visit request?'],
] as const)('%s: the question calls it by its name', (kind, withdraw, again, decline) => {
  const inquiry = anInquiry({ kind, fromName: 'Asha Rao', toName: 'Chai Chaupal' });
  expect(questionOf('withdrawn', inquiry).title).toBe(withdraw);
  expect(questionOf('withdrawn', inquiry).text).toContain(`you can always ${again}`);
  expect(questionOf('withdrawn', inquiry).text).toMatch(/^Chai Chaupal sees/);
  expect(questionOf('declined', inquiry).title).toBe(decline);
  expect(questionOf('declined', inquiry).text).toMatch(/^Asha Rao will see/);
});

test('without names it says who they are', () => {
  const nobody = anInquiry({ fromName: null, toName: null });
  expect(questionOf('withdrawn', nobody).text).toMatch(/^The other side sees/);
  expect(questionOf('declined', nobody).text).toMatch(/^The sender will see/);
});
