import { lazyComponent } from '@setu/mfe-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ScreenBoundary } from './screen-boundary';

beforeEach(() => {
  // React logs each error that the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const Loaded = () => <p>The dialog</p>;

const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));

test('a lazy component that failed to load is loaded again only by Retry', async () => {
  let failures = 2;
  const load = jest.fn(async () => {
    if (failures-- > 0) throw new Error('offline');
    return { Part: Loaded };
  });
  const { Component: Part } = lazyComponent(load, 'Part');
  const handleRetry = jest.fn();
  await act(async () => {
    render(
      <ScreenBoundary place="/" onFailure={() => false} onRetry={handleRetry}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </ScreenBoundary>,
    );
  });
  screen.getByText('This part of the page could not be shown');
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  screen.getByText('This part of the page could not be shown');
  expect(load).toHaveBeenCalledTimes(2);
  await retry();
  screen.getByText('The dialog');
  expect(load).toHaveBeenCalledTimes(3);
  expect(handleRetry).toHaveBeenCalledTimes(2);
});
