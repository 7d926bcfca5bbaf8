import { renderScreen } from '@setu/mfe-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { makeRemoteStates } from '../remotes/remote-states';
import type { ScreenLoader } from '../remotes/screen-loader';
import { DevTools } from './devtools';
import type { PageTools } from './page-tools';

const states = makeRemoteStates();
const never = () => new Promise<never>(() => {});
const loader: ScreenLoader = {
  load: never,
  replace: never,
  preload: () => {},
  noteRendering: () => {},
  noteShown: () => () => {},
  noteMismatch: () => {},
  watchFaults: () => {},
  states: states.all,
  watch: states.watch,
};

const tools: PageTools = {
  remotes: [
    { name: 'mfe-agent', source: 'live', canary: { version: '2.0.0', percent: 12.5, bucket: 37.2 } },
    { name: 'mfe-brand', source: 'live', canary: null },
    { name: 'mfe-public', source: 'canary', canary: { version: '3.0.0', percent: 100, bucket: null } },
  ],
  overrides: [
    { deployable: 'mfe-brand', url: 'http://127.0.0.1:4300' },
    { deployable: 'mfe-new', url: 'http://127.0.0.1:4301' },
  ],
  taken: new Map([
    ['mfe-agent', { version: '1.0.0', from: null }],
    ['mfe-brand', { version: '1.0.0-dev.1', from: 'http://127.0.0.1:4300/' }],
    ['mfe-public', { version: '3.0.0', from: null }],
  ]),
  problems: new Map([['mfe-new', 'http://127.0.0.1:4301 does not answer']]),
};

const lineOf = (name: string) => {
  const line = screen
    .getAllByRole('listitem', { hidden: true })
    .find((item) => within(item).queryByText(name, { exact: true }));
  return within(line as HTMLElement);
};

test('the developer tools show version, source, canary and load of each remote', async () => {
  await renderScreen(<DevTools tools={tools} loader={loader} />);
  screen.getByRole('button', { name: 'Tools · 2 overrides' });
  lineOf('mfe-agent').getByText('live');
  lineOf('mfe-agent').getByText('Canary 2.0.0 for 12.5 %; your bucket is 37.20 of 100');
  lineOf('mfe-agent').getByText('1.0.0 · not shown yet');
  lineOf('mfe-brand').getByText('override');
  lineOf('mfe-brand').getByText('From http://127.0.0.1:4300');
  lineOf('mfe-public').getByText('canary');
  lineOf('mfe-public').getByText('Canary 3.0.0 for 100 %; you are not assigned to a bucket');
  lineOf('mfe-new').getByText('not there');
  lineOf('mfe-new').getByText('http://127.0.0.1:4301 does not answer.');
});

test('the developer tools show changes on the page', async () => {
  await renderScreen(<DevTools tools={tools} loader={loader} />);
  act(() => states.note('mfe-agent', { version: '0.9.0', step: 'fallback' }));
  lineOf('mfe-agent').getByText('fallback');
  lineOf('mfe-agent').getByText('0.9.0 · the last good release, because the one before it failed');
});

test('choosing a remote fills in its usual address, and a refusal is shown at the address', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ detail: 'Only administrators do this.' }, { status: 403 }));
  await renderScreen(<DevTools tools={{ ...tools, overrides: [] }} loader={loader} />);
  fireEvent.change(screen.getByLabelText('Remote'), { target: { value: 'mfe-brand' } });
  expect(screen.getByLabelText<HTMLInputElement>('Address on this machine').value).toBe(
    'http://127.0.0.1:4426',
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Use', hidden: true }));
  });
  await screen.findByText('Only administrators do this.');
  expect(JSON.parse(String(jest.mocked(fetch).mock.calls[0]?.[1]?.body))).toEqual({
    deployable: 'mfe-brand',
    url: 'http://127.0.0.1:4426',
  });
  jest.restoreAllMocks();
});
