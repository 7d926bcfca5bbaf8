import { anInquiry } from '../../../test';
import { questionOf } from './final-status-question';

test.each([
  ['franchise', 'Withdraw inquiry?', 'send a new inquiry', 'Decline this inquiry?'],
  ['offer', 'Withdraw offer?', 'make a new offer', 'Decline this offer?'],
  ['visit', 'Withdraw visit request?', 'request a new visit', 'Decline this visit request?'],
] as const)('the question about an inquiry of kind %s uses its noun', (kind, withdraw, again, decline) => {
  const inquiry = anInquiry({ kind, fromName: 'Asha Rao', toName: 'Chai Chaupal' });
  expect(questionOf('withdrawn', inquiry).title).toBe(withdraw);
  expect(questionOf('withdrawn', inquiry).text).toContain(`you can always ${again}`);
  expect(questionOf('withdrawn', inquiry).text).toMatch(/^Chai Chaupal sees/);
  expect(questionOf('declined', inquiry).title).toBe(decline);
  expect(questionOf('declined', inquiry).text).toMatch(/^Asha Rao will see/);
});

test('the question names the role of a person whose name is unknown', () => {
  const nobody = anInquiry({ fromName: null, toName: null });
  expect(questionOf('withdrawn', nobody).text).toMatch(/^The other side sees/);
  expect(questionOf('declined', nobody).text).toMatch(/^The sender will see/);
});
