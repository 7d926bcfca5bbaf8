import { aUser } from '@setu/marketplace/testing';
import { currentUser, makeQueryClient, type ScreenProps } from '@setu/mfe-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { aDemand, aProfile } from '../../test/builders';
import { agentProfile } from '../features/profile/profile.queries';
import { demandPages } from '../shared/demands.queries';
import Dashboard from './dashboard';
import Properties from './properties';

const html = (Screen: ComponentType<ScreenProps>, at: string) => {
  const client = makeQueryClient();
  client.setQueryData(currentUser().queryKey, aUser({ role: 'agent' }));
  client.setQueryData(agentProfile().queryKey, aProfile({ companyName: 'Deccan & Co' }));
  client.setQueryData(demandPages({}).queryKey, {
    pages: [{ items: [aDemand({ businessUse: 'Corner <café>' })], total: 71, next: null }],
    pageParams: [null],
  });
  const screen = createElement(Screen, { params: {}, search: new URLSearchParams() });
  return renderToString(
    createElement(
      QueryClientProvider,
      { client },
      createElement(MemoryRouter, { initialEntries: [at] }, screen),
    ),
  );
};

test.each([
  ['dashboard', Dashboard, ['Agent Dashboard', 'Deccan &amp; Co']],
  ['properties', Properties, ['71 property demands', 'Corner &lt;café&gt;']],
] as const)('/%s renders without a browser', (path, Screen, texts) => {
  expect(typeof window).toBe('undefined');
  const written = html(Screen, `/${path}`);
  for (const text of texts) expect(written).toContain(text);
});
