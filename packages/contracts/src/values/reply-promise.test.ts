import { answersMissing, isPromiseKept, replyPromiseRule, replyPromiseText } from './reply-promise';

test.each([
  [{ inquiries: 10, answered: 9 }, true],
  [{ inquiries: 10, answered: 8 }, false],
  [{ inquiries: 9, answered: 9 }, false],
  [{ inquiries: 0, answered: 0 }, false],
  [{ inquiries: 200, answered: 180 }, true],
  [{ inquiries: 200, answered: 179 }, false],
])('of %j the promise is kept: %s', (record, isKept) => {
  expect(isPromiseKept(record)).toBe(isKept);
});

test('the missing answers are the fewest after which the promise is kept', () => {
  for (let inquiries = 0; inquiries <= 40; inquiries += 1)
    for (let answered = 0; answered <= inquiries; answered += 1) {
      const missing = answersMissing({ inquiries, answered });
      const after = (more: number) =>
        isPromiseKept({ inquiries: inquiries + more, answered: answered + more });
      expect([inquiries, answered, after(missing)]).toEqual([inquiries, answered, true]);
      if (missing > 0)
        expect([inquiries, answered, after(missing - 1)]).toEqual([inquiries, answered, false]);
    }
});

test('the mark and the rule are sentences with the same figures', () => {
  expect(replyPromiseText).toBe('Answers 90% within 24 hours');
  expect(replyPromiseRule).toContain(
    'at least 90% of its inquiries of the last 90 days within 24 hours, of at least 10 inquiries',
  );
});
