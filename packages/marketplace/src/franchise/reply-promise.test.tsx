import { replyPromiseRule } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { ReplyPromise } from './reply-promise';

test('the mark contains its rule', async () => {
  await renderScreen(<ReplyPromise />);
  const mark = screen.getByText('Answers 90% within 24 hours').closest('details');
  expect(mark?.open).toBe(false);
  expect(mark?.textContent).toContain(replyPromiseRule);
});
