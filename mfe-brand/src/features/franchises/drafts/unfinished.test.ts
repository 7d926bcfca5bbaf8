import { aDraftView } from '../../../../test/builders';
import { emptyFranchise } from '../franchise-form';
import { differing, readTyped, unfinishedOf, writtenValues } from './unfinished';

test('valid fields are stored as fields, and the others as they were typed', () => {
  const values = {
    ...emptyFranchise,
    title: 'Kiosk',
    minInvestment: '5 lakh',
    expectedROI: 'a lot',
    royalty: { kind: 'percent' as const, amount: '' },
  };
  const { fields, typed } = unfinishedOf(values, null);
  expect(fields).toMatchObject({ title: 'Kiosk', minInvestment: '500000' });
  expect(fields).not.toHaveProperty('expectedROI');
  expect(readTyped(typed)).toEqual({ expectedROI: 'a lot', royalty: { kind: 'percent', amount: '' } });
});

test('of a range upside down the maximum is not valid yet', () => {
  const { fields, typed } = unfinishedOf(
    { ...emptyFranchise, minInvestment: '9 lakh', maxInvestment: '8 lakh' },
    null,
  );
  expect(fields.minInvestment).toBe('900000');
  expect(fields).not.toHaveProperty('maxInvestment');
  expect(readTyped(typed)).toEqual({ maxInvestment: '8 lakh' });
});

test('of a published franchise only the changes are stored, also a required field that was cleared', () => {
  const published = { ...emptyFranchise, title: 'Kiosk', minInvestment: '500000' };
  expect(unfinishedOf(published, published)).toEqual({ fields: {}, typed: null });
  expect(unfinishedOf({ ...published, title: '', minInvestment: '6 lakh' }, published)).toEqual({
    fields: { minInvestment: '600000' },
    typed: '{"title":""}',
  });
});

test('values of another release and broken ones are ignored', () => {
  for (const text of [null, undefined, 'x', '[]', '7', '{"castle":"a","title":7,"territories":"a"}'])
    expect(readTyped(text)).toEqual({});
});

test('what was typed is stored without control characters, and read as it was typed', () => {
  const title = 'Tea\u0000 \u007f\u0085 and \ud83d';
  const { fields, typed } = unfinishedOf({ ...emptyFranchise, title }, null);
  expect(fields.title).toBeUndefined();
  expect(typed).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  expect(readTyped(typed)).toEqual({ title });
});

test('the form of a draft shows what was typed', () => {
  const draft = { ...aDraftView(), form: { step: 'money', typed: '{"minInvestment":"about 5"}' } };
  expect(writtenValues(draft)).toMatchObject({ title: 'Chai kiosk', minInvestment: 'about 5' });
});

test('the same figure typed in another form is no difference', () => {
  const before = { ...emptyFranchise, minInvestment: '500000', title: 'a' };
  expect(differing(before, { ...before, minInvestment: '5 lakh' })).toEqual({});
  expect(differing(before, { ...before, title: 'b' })).toEqual({ title: 'b' });
});
