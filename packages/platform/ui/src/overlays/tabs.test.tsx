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
  expect(needs.getAttribute('aria-selected')).toBe('true');
  expect(needs.hasAttribute('data-pressed')).toBe(true);
  fireEvent.keyDown(needs, { key: 'Home' });
  expect(needs.hasAttribute('data-pressed')).toBe(false);
  press();
  act(() => screen.getByRole('tab', { name: 'Overview' }).focus());
  expect(needs.hasAttribute('data-pressed')).toBe(false);
});

/** Notes which tab is chosen on the page when it renders. */
function Content({ noted }: { noted: (string | undefined)[] }) {
  noted.push(document.querySelector('[aria-selected="true"]')?.textContent ?? undefined);
  return <p>Content</p>;
}

test('a press shows the chosen tab before its content is rendered, and the first content renders at once', async () => {
  const [first, second]: (string | undefined)[][] = [[], []];
  render(
    <Tabs defaultValue="Overview">
      <TabList aria-label="Dashboard">
        <Tab value="Overview">Overview</Tab>
        <Tab value="Needs">Needs</Tab>
      </TabList>
      <TabPanel value="Overview">
        <Content noted={first ?? []} />
      </TabPanel>
      <TabPanel value="Needs">
        <Content noted={second ?? []} />
      </TabPanel>
    </Tabs>,
  );
  expect(first?.[0]).toBeUndefined();
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Needs' }));
  await screen.findByText('Content');
  expect(second?.[0]).toBe('Needs');
});
