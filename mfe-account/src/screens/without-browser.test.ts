import { aUser } from '@setu/marketplace/testing';
import { currentUser, makeQueryClient } from '@setu/mfe-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Settings from './settings';

/** The page as the server renders it, before its parts have read anything. */
const html = () => {
  const client = makeQueryClient();
  client.setQueryData(currentUser().queryKey, aUser({ role: 'brand', lastName: '<Rao>' }));
  const screen = createElement(Settings, { params: {}, search: new URLSearchParams() });
  return renderToString(createElement(QueryClientProvider, { client }, screen));
};

test('/settings renders without a browser', () => {
  expect(typeof window).toBe('undefined');
  for (const text of ['Asha &lt;Rao&gt;', 'Current password', 'Delete Account...'])
    expect(html()).toContain(text);
});

test('a form that is sent before the scripts have loaded puts no password into an address', () => {
  const forms = html().match(/<form[^>]*>/g) ?? [];
  expect(forms.length).toBeGreaterThan(2);
  for (const form of forms) expect(form).toContain('method="dialog"');
});
