import { act, render, screen } from '@testing-library/react';
import { Tab, TabList, Tabs } from './tabs';

/** jsdom lays nothing out: what a row of three tabs of 100 px would measure. */
const layOut = (row: HTMLElement, width: number) => {
  Object.defineProperty(row, 'clientWidth', { configurable: true, value: width });
  for (const [index, tab] of screen.getAllByRole('tab').entries()) {
    Object.defineProperty(tab, 'offsetLeft', { configurable: true, value: index * 100 });
    Object.defineProperty(tab, 'offsetWidth', { configurable: true, value: 100 });
  }
};

const original = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = original;
});

test('the chosen tab stays in sight when the row gets narrower', () => {
  const observed: { resized: () => void; isOn: boolean }[] = [];
  globalThis.ResizeObserver = class {
    private readonly entry;
    constructor(resized: () => void) {
      this.entry = { resized, isOn: false };
      observed.push(this.entry);
    }
    observe() {
      this.entry.isOn = true;
    }
    unobserve() {
      this.entry.isOn = false;
    }
    disconnect() {
      this.entry.isOn = false;
    }
  } as unknown as typeof ResizeObserver;
  const { unmount } = render(
    <Tabs defaultValue="Inquiries">
      <TabList aria-label="Dashboard">
        {['Overview', 'Needs', 'Inquiries'].map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>,
  );
  const row = screen.getByRole('tablist');
  layOut(row, 160);
  act(() => {
    for (const { resized, isOn } of observed) if (isOn) resized();
  });
  expect(row.scrollLeft).toBe(170);
  unmount();
  expect(observed.some(({ isOn }) => isOn)).toBe(false);
});
