import { smallRemote } from '../../../test/front-ends';
import type { LiveReleases } from '../../releases/live-releases';
import { administrationIn } from './sites';

const remoteAt = (name: string, path: string) => ({
  folder: '/nowhere',
  release: smallRemote(name, '1', {
    routes: [{ path, audience: 'everyone', screen: './s', files: [], shared: [] }],
  }),
});
const releases = (...remotes: LiveReleases['remotes']): LiveReleases => ({
  shell: null,
  remotes,
  services: [],
});

test.each(['/admin', '/admin/', '/Admin'])('the remote at %s is the administration', (path) => {
  expect(administrationIn(releases(remoteAt('mfe-public', '/'), remoteAt('mfe-admin', path)))).toBe(
    'mfe-admin',
  );
});

test.each(['*', '/*', '/admin/*', '/:any', '/admin/offers', '/administration', '/%61dmin'])(
  'a remote at %s does not become the administration',
  (path) => {
    expect(administrationIn(releases(remoteAt('other', path)))).toBeNull();
    expect(administrationIn(releases(remoteAt('other', path), remoteAt('mfe-admin', '/admin')))).toBe(
      'mfe-admin',
    );
  },
);
