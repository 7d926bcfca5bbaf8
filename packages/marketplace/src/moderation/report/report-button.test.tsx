import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ReportButton } from './report-button';

afterEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
});

const open = async (send: (report: unknown) => Promise<unknown>) => {
  await renderScreen(<ReportButton noun="listing" name="listing:1" title="Chai kiosk" send={send} />, {});
  fireEvent.click(screen.getByRole('button', { name: 'Report this listing' }));
  await screen.findByRole('dialog', { name: 'Report this listing' });
};
const sendNow = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Report' })));
const choose = (reason: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /What is wrong/ }), { target: { value: reason } });
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Details/ });

test('a report requires a reason, and sending it closes the dialog and shows thanks', async () => {
  const sent: unknown[] = [];
  await open(async (report) => sent.push(report));
  await sendNow();
  screen.getByText('Choose a reason', { selector: 'p, span, div' });
  choose('fraud');
  fireEvent.change(details(), { target: { value: 'They ask for money first.' } });
  await sendNow();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ reason: 'fraud', text: 'They ask for money first.' }]);
  expect(currentToasts()).toMatchObject([
    { title: 'Thank you', description: 'An administrator will look at this listing.' },
  ]);
});

test('a report that could not be sent stays in the dialog', async () => {
  await open(() => Promise.reject(new Error('The network is gone')));
  choose('other');
  fireEvent.change(details(), { target: { value: 'Asked twice.' } });
  await sendNow();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Your report was not sent' }]));
  expect(details().value).toBe('Asked twice.');
});
