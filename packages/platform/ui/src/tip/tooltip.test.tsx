import { Button, IconButton, Money, tipWhenCut } from '@setu/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../dialog/panel';
import { X } from '../icons/icons';
import { Tooltips } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Pointer events of jsdom have no pointer type. */
const point = (target: Element, pointerType = 'mouse') =>
  fireEvent(
    target,
    Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 0, clientY: 0 }), { pointerType }),
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const button = (name: string) => screen.getByRole('button', { name });
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Moves the focus as the Tab key does. */
const tabTo = (name: string) => {
  pressKey('Tab');
  act(() => button(name).focus());
};

const three = (
  <>
    <IconButton name="One" icon={X} />
    <IconButton name="Two" icon={X} />
    <IconButton name="Three" icon={X} />
    <Tooltips />
  </>
);

it('a tooltip opens after 700 ms; the next tooltip opens at once within 300 ms', () => {
  render(three);
  point(button('One'));
  pass(699);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe('One');

  point(document.body);
  expect(shown()).toBeNull();
  pass(300);
  point(button('Two'));
  expect(shown()).toBe('Two');

  point(document.body);
  pass(301);
  point(button('Three'));
  pass(699);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe('Three');
});

it('a tooltip stays while the pointer is on it, and closes on a press', () => {
  render(three);
  point(button('One'));
  pass(700);
  point(screen.getByRole('tooltip'));
  expect(shown()).toBe('One');
  fireEvent.click(button('One'));
  expect(shown()).toBeNull();
  point(button('One'));
  pass(2_000);
  expect(shown()).toBeNull();
});

it('a tooltip opens at once on keyboard focus, and closes when the focus leaves', () => {
  render(three);
  tabTo('One');
  expect(shown()).toBe('One');
  tabTo('Two');
  expect(shown()).toBe('Two');
  act(() => button('Two').blur());
  expect(shown()).toBeNull();
  act(() => button('Three').focus());
  pressKey('Enter');
  act(() => button('One').focus());
  expect(shown()).toBeNull();
});

it('a tooltip does not open on touch', () => {
  render(three);
  point(button('One'), 'touch');
  pass(2_000);
  expect(shown()).toBeNull();
});

it('Escape closes only the tooltip, and a second Escape closes the dialog', () => {
  render(
    <>
      <Dialog title="Filters" trigger={<Button>Filters</Button>}>
        Text
      </Dialog>
      <Tooltips />
    </>,
  );
  fireEvent.click(button('Filters'));
  tabTo('Close');
  point(button('Close'));
  pass(700);
  expect(shown()).toBe('Close');
  pressKey('Escape');
  expect(shown()).toBeNull();
  screen.getByRole('dialog');
  pressKey('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a tooltip shows the exact amount only where the shorthand hides it', () => {
  render(
    <>
      <Money value={2_540_000} />
      <Money value={99_999} />
      <Tooltips />
    </>,
  );
  point(screen.getByText('₹25L'));
  pass(700);
  expect(shown()).toBe('₹25,40,000');
  point(screen.getByText('₹99,999'));
  pass(700);
  expect(shown()).toBeNull();
});

it('a tooltip shows why a button is disabled, also on a press', () => {
  render(
    <>
      <Button disabledReason="Two are active already.">Feature</Button>
      <Tooltips />
    </>,
  );
  fireEvent.click(button('Feature'));
  expect(shown()).toBe('Two are active already.');
});

it('a tooltip shows the full text only while the text is truncated', () => {
  render(
    <>
      <p {...tipWhenCut}>A long title</p>
      <Tooltips />
    </>,
  );
  const text = screen.getByText('A long title');
  point(text);
  pass(700);
  expect(shown()).toBeNull();
  point(document.body);
  Object.defineProperty(text, 'scrollWidth', { value: 200 });
  point(text);
  pass(700);
  expect(shown()).toBe('A long title');
});
