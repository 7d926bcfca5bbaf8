import { demoFranchiseId } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CompareToggle } from './compare-toggle';
import { CompareTray } from './compare-tray';

afterEach(() => act(() => localStorage.clear()));

const franchises = [1, 2, 3, 4, 5].map((n) => ({ id: demoFranchiseId(n), title: `Kiosk ${n}` }));
const renderAll = () =>
  renderScreen(
    <>
      {franchises.map((franchise) => (
        <CompareToggle key={franchise.id} franchise={franchise} />
      ))}
      <CompareTray />
    </>,
  );
const press = (n: number) => fireEvent.click(screen.getByRole('button', { name: `Compare Kiosk ${n}` }));
const tray = () => screen.queryByRole('complementary', { name: 'Franchises to compare' });

test('chosen franchises are in the tray, which opens their comparison, and stay for the next page', async () => {
  const { unmount } = await renderAll();
  expect(tray()).toBeNull();
  press(1);
  press(3);
  expect(screen.getByRole('button', { name: 'Compare Kiosk 3' }).getAttribute('aria-pressed')).toBe('true');
  within(tray()!).getByText('2 to compare');
  unmount();

  await renderAll();
  const link = within(tray()!).getByRole('link', { name: 'Compare' });
  expect(link.getAttribute('href')).toBe(`/compare?ids=${demoFranchiseId(1)},${demoFranchiseId(3)}`);
  press(1);
  within(tray()!).getByText('1 to compare');
  fireEvent.click(within(tray()!).getByRole('button', { name: 'Clear' }));
  expect(tray()).toBeNull();
});

test('a fifth franchise is refused and nothing is lost', async () => {
  await renderAll();
  for (const n of [1, 2, 3, 4, 5]) press(n);
  within(tray()!).getByText('4 to compare');
  expect(screen.getByRole('button', { name: 'Compare Kiosk 5' }).getAttribute('aria-pressed')).toBe('false');
});

test('a choice in another tab is shown, and a damaged one is empty', async () => {
  await renderAll();
  const fromOtherTab = (text: string) =>
    act(() => {
      localStorage.setItem('compare', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }));
    });
  fromOtherTab(JSON.stringify([franchises[0], { id: 'x', title: 'No id' }, null]));
  within(tray()!).getByText('1 to compare');
  fromOtherTab('{broken');
  expect(tray()).toBeNull();
});
