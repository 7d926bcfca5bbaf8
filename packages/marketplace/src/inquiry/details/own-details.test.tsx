import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anInquiry, aUser } from '../../../test/builders';
import { startServer } from '../../../test/http-server';
import { OwnDetails } from './own-details';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  act(() => dismissToast());
});

const at = '2026-11-20T10:00:00.000Z';
const inquiry = anInquiry({
  plans: { budget: null, city: 'Pune', startTime: null },
  phone: { number: '+919876543210', onWhatsApp: true, consentedAt: at, withdrawnAt: null },
});

test('the sender can withdraw the phone number, and retry after a failure', async () => {
  let isDown = true;
  const server = await startServer(() =>
    isDown
      ? { status: 503, body: { title: 'No', status: 503, detail: 'The service is down.' } }
      : { status: 200, body: inquiry },
  );
  stop = server.stop;
  await renderScreen(<OwnDetails inquiry={inquiry} />, { user: aUser(), server: server.origin });
  screen.getByText('Pune');
  screen.getByText('The brand sees your phone number +91 98765 43210.');
  const withdraw = () => fireEvent.click(screen.getByRole('button', { name: 'Withdraw my phone number' }));
  withdraw();
  await waitFor(() =>
    expect(currentToasts().find(({ isOpen }) => isOpen)).toMatchObject({
      title: 'Your phone number was not withdrawn.',
    }),
  );
  isDown = false;
  withdraw();
  await screen.findByText('You have withdrawn your phone number.');
  expect(document.activeElement).toBe(screen.getByText('You have withdrawn your phone number.'));
  expect(screen.queryByText(/98765/)).toBeNull();
  expect(server.seen.at(-1)).toMatchObject({ method: 'DELETE' });
});
