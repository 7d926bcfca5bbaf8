import { render } from '@testing-library/react';
import { usePreload } from './use-preload';

function Screen({ preload, isLikely }: { preload: () => void; isLikely?: boolean }) {
  usePreload(preload, isLikely);
  return <div data-rendered="" data-testid="server" />;
}

/** Longer than the page is quiet before it counts as idle. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 700));

test('code is fetched once, when the scripts have taken over the page and the press is possible', async () => {
  const preload = jest.fn();
  const { getByTestId, rerender } = render(<Screen preload={preload} />);
  await pause();
  expect(preload).not.toHaveBeenCalled();
  getByTestId('server').removeAttribute('data-rendered');
  await pause();
  rerender(<Screen preload={preload} />);
  await pause();
  expect(preload).toHaveBeenCalledTimes(1);
});

test('code is not fetched when its screen is left before, or while the press is not possible', async () => {
  const preload = jest.fn();
  const { getByTestId, rerender, unmount } = render(<Screen preload={preload} isLikely={false} />);
  getByTestId('server').removeAttribute('data-rendered');
  await pause();
  rerender(<Screen preload={preload} />);
  unmount();
  await pause();
  expect(preload).not.toHaveBeenCalled();
});
