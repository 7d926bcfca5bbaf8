import type { CurrentUser } from '@setu/contracts';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { RouteMatch } from '../routing/find-route';
import { Home } from '../screens/home/home';
import { NotFound } from '../screens/not-found';
import { LateSettings } from '../screens/settings/late-settings';
import { SignInFirst } from '../screens/sign-in-first';
import { RemoteScreen } from './remote-screen';

interface PageProps {
  match: RouteMatch;
  user: CurrentUser | null;
  isDemo: boolean;
  loader: ScreenLoader;
}

/** The screen of a path. */
export function Page({ match, user, isDemo, loader }: PageProps) {
  if (match.kind === 'remote')
    return (
      <RemoteScreen
        key={`${match.remote.name} ${match.route.path}`}
        match={match}
        isDemo={isDemo}
        loader={loader}
      />
    );
  if (match.kind === 'sign-in') return <SignInFirst />;
  if (match.kind === 'not-found' || !user) return <NotFound />;
  if (match.path === '/') return <Home user={user} isDemo={isDemo} />;
  return <LateSettings user={user} />;
}
