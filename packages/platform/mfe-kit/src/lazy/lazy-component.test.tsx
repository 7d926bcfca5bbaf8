import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyComponent } from './lazy-component';

const Loaded = () => <p>The dialog</p>;

/** A lazy component with a function that shows it. */
const openable = () => {
  const load = jest.fn(async () => ({ Loaded }));
  const { Component: Dialog, preload } = lazyComponent(load, 'Loaded');
  const open = () =>
    render(
      <Suspense fallback={<p>Opening</p>}>
        <Dialog />
      </Suspense>,
    );
  return { load, preload, open };
};

test('a component whose code was preloaded is rendered at once, without the fallback', async () => {
  const { load, preload, open } = openable();
  preload();
  await act(async () => undefined);
  open();
  screen.getByText('The dialog');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component whose code is not here shows the fallback until it is', async () => {
  const { open } = openable();
  open();
  screen.getByText('Opening');
  await screen.findByText('The dialog');
});
