import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, useState } from 'react';
import { Button, Opened, Opening } from '../index';

const isOpening = (name: string) => screen.getByRole('button', { name }).hasAttribute('data-opening');

/** A form whose code arrives when the test says so. */
const lateForm = () => {
  const late = { isRequested: false, arrive: (_: { default: () => string }) => {} };
  const Form = lazy(() => {
    late.isRequested = true;
    return new Promise<{ default: () => string }>((resolve) => {
      late.arrive = resolve;
    });
  });
  return { late, Form };
};

function Inquire({ Form }: { Form: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send Inquiry</Button>
      <Button onClick={() => setOpen(false)}>Close</Button>
      <Opened>{isOpen ? <Form /> : null}</Opened>
    </>
  );
}

test('the pressed button shows that it opens something, until that is loaded', async () => {
  const { late, Form } = lateForm();
  render(<Inquire Form={() => <Form />} />);
  expect(isOpening('Send Inquiry')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));
  expect(isOpening('Send Inquiry')).toBe(true);
  expect(isOpening('Close')).toBe(false);
  await waitFor(() => expect(late.isRequested).toBe(true));
  expect(isOpening('Send Inquiry')).toBe(true);
  await act(async () => late.arrive({ default: () => 'the form' }));
  screen.getByText('the form');
  expect(isOpening('Send Inquiry')).toBe(false);
});

test('a press is shown before what it opens renders, each time', async () => {
  const Form = jest.fn(() => 'the form');
  render(<Inquire Form={Form} />);
  for (const press of [1, 2]) {
    Form.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));
    expect([press, isOpening('Send Inquiry'), Form.mock.calls.length]).toEqual([press, true, 0]);
    await screen.findByText('the form');
    expect(isOpening('Send Inquiry')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('the form')).toBeNull();
  }
});

test('what is closed before it renders does not render', async () => {
  const Form = jest.fn(() => 'the form');
  render(<Inquire Form={Form} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(isOpening('Send Inquiry')).toBe(false);
  expect(Form).not.toHaveBeenCalled();
});

test('a button that was pressed long before shows nothing', () => {
  render(<Button>Send Inquiry</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
  render(<Opening />);
  now.mockRestore();
  expect(isOpening('Send Inquiry')).toBe(false);
});
