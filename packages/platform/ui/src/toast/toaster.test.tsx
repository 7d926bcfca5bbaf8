import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../dialog/panel';
import { Button, dismissToast, Field, TextInput, toast } from '../index';
import { Toaster } from './toaster';

beforeAll(() => {
  // jsdom has no pointer capture, which a swipe needs.
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const show = (title: string) => act(() => void toast({ title }));
const message = (title: string) => screen.getByText(title).closest('li') as HTMLLIElement;

it('a message disappears after 5000 ms', () => {
  render(<Toaster />);
  show('Saved');
  act(() => jest.advanceTimersByTime(4_999));
  expect(message('Saved').dataset.state).toBe('open');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('F8 moves the focus to the notifications', () => {
  render(<Toaster />);
  show('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.contains(message('Saved'))).toBe(true);
});

/** Pointer events of jsdom have no position. */
const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 0 }), {
    pointerType: 'touch',
    pointerId: 1,
  });

it.each([
  ['49 px to the right', 49, 'Saved'],
  ['60 px to the left', -60, 'Saved'],
  ['51 px to the right', 51, null],
])('a swipe of %s closes a message only above 50 px to the right', (_, distance, left) => {
  render(<Toaster />);
  show('Saved');
  const swiped = message('Saved');
  fireEvent(swiped, pointer('pointerdown', 0));
  fireEvent(swiped, pointer('pointermove', distance / 2));
  fireEvent(swiped, pointer('pointermove', distance));
  fireEvent(swiped, pointer('pointerup', distance));
  expect(screen.queryByText('Saved')?.textContent ?? null).toBe(left);
});

describe('beside an open dialog', () => {
  const open = () => {
    render(
      <>
        <Toaster />
        <Dialog title="Send Inquiry" trigger={<Button>Inquire</Button>}>
          <Field label="Subject">
            <TextInput />
          </Field>
        </Dialog>
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Inquire' }));
    show('Failed to send');
  };
  const subject = () => screen.getByRole('textbox', { name: 'Subject' });
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  it('a message is not hidden from assistive technology', () => {
    open();
    screen.getByRole('region', { name: 'Notifications (F8)' });
    screen.getByRole('button', { name: 'Dismiss' });
  });

  it('Escape closes the dialog while it has the focus, and the message stays', () => {
    open();
    expect(document.activeElement).toBe(subject());
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Failed to send');
  });

  it('F8 moves the focus to the message, and Escape there closes it and returns the focus', () => {
    open();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.contains(message('Failed to send'))).toBe(true);
    pressEscape();
    expect(screen.queryByText('Failed to send')).toBeNull();
    screen.getByRole('dialog');
    expect(document.activeElement).toBe(subject());
  });
});
