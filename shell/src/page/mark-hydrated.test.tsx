import { act, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { markHydrated, onHydrated } from './mark-hydrated';

test('a page is hydrated when the code of its last part has come, even if the part has no controls', async () => {
  let arrive = (_: { default: ComponentType }) => {};
  const Part = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = resolve;
      }),
  );
  // What React renders on the server.
  document.body.innerHTML =
    '<div id="root" data-rendered=""><main><!--$--><p>A part</p><!--/$--></main></div>';
  const root = document.getElementById('root') as HTMLElement;
  const listener = jest.fn();
  onHydrated(listener);
  await act(async () => {
    hydrateRoot(
      root,
      <main>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </main>,
    );
  });
  markHydrated();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(root.hasAttribute('data-rendered')).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  await act(async () => arrive({ default: () => <p>A part</p> }));
  await waitFor(() => expect(root.hasAttribute('data-rendered')).toBe(false));
  expect(listener).toHaveBeenCalledTimes(1);
});
