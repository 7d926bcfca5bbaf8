import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip';

beforeAll(() => {
  // jsdom lays nothing out, so nothing is ever resized.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const point = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const close = () => fireEvent.keyDown(document, { key: 'Escape' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;

it('opens after 700 ms; the next one within 300 ms opens at once, later it waits again', () => {
  render(
    <TooltipProvider>
      <Tooltip text="First">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="Second">
        <button type="button">Two</button>
      </Tooltip>
      <Tooltip text="Third">
        <button type="button">Three</button>
      </Tooltip>
    </TooltipProvider>,
  );
  point('One');
  pass(699);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe('First');

  close();
  pass(299);
  point('Two');
  expect(shown()).toBe('Second');

  close();
  pass(301);
  point('Three');
  pass(699);
  expect(shown()).toBeNull();
  pass(1);
  expect(shown()).toBe('Third');
});
