import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import Home from './home';

test('the page says what it is, and leads on', async () => {
  await renderScreen(<Home params={{}} search={new URLSearchParams()} />, { at: '/{{name}}' });
  screen.getByRole('heading', { level: 1, name: '{{title}}' });
  expect(screen.getByRole('link', { name: 'See franchises' }).getAttribute('href')).toBe('/franchises');
  expect(document.title).toContain('{{title}}');
});

test('everybody finds it at its address', () => {
  expect(remote.routes).toMatchObject([{ path: '/{{name}}', audience: 'everyone', screen: './home' }]);
});
