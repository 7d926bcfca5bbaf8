import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

/** jsdom has no layout: these are the sizes of a row of three tabs of 100 px. */
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

test('the chosen tab stays visible when the row gets narrower', () => {
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

test('a tab is marked as pressed until a key is used or the focus leaves it', () => {
  render(
    <Tabs defaultValue="Overview">
      <TabList aria-label="Dashboard">
        {['Overview', 'Needs'].map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>,
  );
  const needs = screen.getByRole('tab', { name: 'Needs' });
  const press = () => {
    fireEvent.pointerDown(needs);
    fireEvent.mouseDown(needs);
  };
  press();
  expect(needs.hasAttribute('data-pressed')).toBe(true);
  fireEvent.keyDown(needs, { key: 'Home' });
  expect(needs.hasAttribute('data-pressed')).toBe(false);
  press();
  act(() => screen.getByRole('tab', { name: 'Overview' }).focus());
  expect(needs.hasAttribute('data-pressed')).toBe(false);
});

test('a press is shown before the value changes, and the last of several presses counts', async () => {
  const changes: string[] = [];
  const names = ['Overview', 'Needs', 'Inquiries'];
  render(
    <Tabs defaultValue="Overview" onValueChange={(value) => changes.push(value)}>
      <TabList aria-label="Dashboard">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          Content of {name}
        </TabPanel>
      ))}
    </Tabs>,
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  fireEvent.mouseDown(tab('Needs'));
  fireEvent.mouseDown(tab('Inquiries'));
  expect(tab('Needs').hasAttribute('data-next')).toBe(false);
  expect(tab('Inquiries').hasAttribute('data-next')).toBe(true);
  screen.getByText('Content of Overview');
  expect(changes).toEqual([]);
  await screen.findByText('Content of Inquiries');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Inquiries');
  expect(tab('Inquiries').hasAttribute('data-next')).toBe(false);
  expect(changes).toEqual(['Inquiries']);
});

test('tabs that are removed after a press do not change', async () => {
  const handleChange = jest.fn();
  const { unmount } = render(
    <Tabs defaultValue="Overview" onValueChange={handleChange}>
      <TabList aria-label="Dashboard">
        <Tab value="Overview">Overview</Tab>
        <Tab value="Needs">Needs</Tab>
      </TabList>
    </Tabs>,
  );
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Needs' }));
  unmount();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(handleChange).not.toHaveBeenCalled();
});
