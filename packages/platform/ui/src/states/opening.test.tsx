import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { Button, Opening } from '../index';

const isOpening = (name: string) => screen.getByRole('button', { name }).hasAttribute('data-opening');

let arrive = (_: { default: () => string }) => {};
const Form = lazy(
  () =>
    new Promise<{ default: () => string }>((resolve) => {
      arrive = resolve;
    }),
);

function Inquire() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send Inquiry</Button>
      <Button>Save</Button>
      {isOpen ? (
        <Suspense fallback={<Opening />}>
          <Form />
        </Suspense>
      ) : null}
    </>
  );
}

test('the pressed button shows that it opens something, until that is loaded', async () => {
  render(<Inquire />);
  expect(isOpening('Send Inquiry')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));
  expect(isOpening('Send Inquiry')).toBe(true);
  expect(isOpening('Save')).toBe(false);
  await act(async () => arrive({ default: () => 'the form' }));
  screen.getByText('the form');
  expect(isOpening('Send Inquiry')).toBe(false);
});

test('a button that was pressed long before shows nothing', () => {
  render(<Button>Send Inquiry</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
  render(<Opening />);
  now.mockRestore();
  expect(isOpening('Send Inquiry')).toBe(false);
});
