import { makeQueryClient, type ScreenProps, setTransport } from '@setu/mfe-kit';
import { serve } from '@setu/mfe-kit/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { remote } from '../../remote';
import { anAdmin } from '../../test/builders';
import { adminLookup } from '../shared/admin-auth/admin-auth.queries';
import AdminDashboard from './admin-dashboard';
import AdminLogin from './admin-login';

const html = (Screen: ComponentType<ScreenProps>, at: string, isLoggedIn: boolean) => {
  const client = makeQueryClient();
  setTransport(() => () => new Promise(() => {}));
  client.setQueryData(adminLookup().queryKey, isLoggedIn ? anAdmin() : null);
  const screen = createElement(Screen, { params: {}, search: new URLSearchParams(), isDemo: true });
  return renderToString(
    createElement(
      QueryClientProvider,
      { client },
      createElement(MemoryRouter, { initialEntries: [at] }, screen),
    ),
  );
};

test.each([
  ['login', () => html(AdminLogin, '/admin/login', false), 'Administrator Access Portal'],
  ['gate', () => html(AdminDashboard, '/admin', false), 'Admin Access Required'],
  ['dashboard', () => html(AdminDashboard, '/admin', true), 'Nisha Verma'],
])('the %s renders without a browser', (_name, write, text) => {
  expect(typeof window).toBe('undefined');
  expect(write()).toContain(text);
});

test('a login that is sent before the scripts have loaded puts no password into an address', () => {
  const forms = html(AdminLogin, '/admin/login', false).match(/<form[^>]*>/g) ?? [];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect(form).toContain('method="dialog"');
});

describe('the first reads of a page', () => {
  const readsOf = async (search: string, path = '/admin') => {
    const asked: string[] = [];
    const { prepare } = serve(remote);
    const { head } = await prepare({ path, params: {}, search, now: 0 }, async (url) => {
      asked.push(url);
      return new Response('{}', { status: 401 });
    });
    expect(head?.noIndex).toBe(true);
    return asked;
  };

  test.each([
    [
      '',
      [
        '/api/admin/review-queue?limit=1',
        '/api/admin/listing-reports?limit=1',
        '/api/admin/message-reports?limit=1',
        '/api/admin/franchisee-proofs?state=waiting&hasAgreement=true&limit=1',
        '/api/admin/franchisee-reviews?limit=1',
        '/api/admin/stats',
        '/api/admin/stats/trends',
        '/api/admin/activity?limit=10',
      ],
    ],
    ['tab=users&search=asha&role=brand', ['/api/admin/users?search=asha&role=brand']],
    ['tab=users&view=agents', ['/api/admin/agents']],
    ['tab=users&view=outlets', ['/api/admin/franchisee-proofs?state=waiting&hasAgreement=true']],
    ['tab=users&view=mail&state=refused', ['/api/admin/mails?state=refused']],
    ['tab=content', ['/api/admin/content']],
    ['tab=content&view=franchisee-reviews', ['/api/admin/franchisee-reviews?state=reported']],
    ['tab=content&view=featured&search=chai', ['/api/franchises?search=chai&exact=true']],
    ['tab=inquiries', ['/api/admin/inquiries?limit=10']],
    ['tab=inquiries&show=all', ['/api/admin/inquiries']],
    ['tab=inquiries&view=consultations', ['/api/admin/consultations']],
    ['tab=inquiries&view=messages', ['/api/admin/contact']],
    ['tab=settings', ['/api/admin/settings']],
  ])('the page of ?%s reads the administrator and the data of its tab', async (search, reads) => {
    expect(await readsOf(search)).toEqual(['/api/admin/user', ...reads]);
  });

  test('the login page reads the administrator and the sample credentials', async () => {
    expect(await readsOf('', '/admin/login')).toEqual(['/api/admin/user', '/api/sample-credentials']);
  });

  test('the routes offer the dashboard at /dashboard only to the role admin', () => {
    expect(remote.routes.map(({ path, audience }) => [path, audience])).toEqual([
      ['/admin/login', 'everyone'],
      ['/admin', 'everyone'],
      ['/dashboard', ['admin']],
    ]);
  });
});
