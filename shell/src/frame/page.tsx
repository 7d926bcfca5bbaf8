import { useEffect } from 'react';
import { markHydrated } from '../page/mark-hydrated';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { RouteMatch } from '../routing/find-route';
import { NotFound } from '../screens/not-found';
import { PageOfServer } from '../screens/page-of-server';
import { SignInFirst } from '../screens/sign-in-first';
import { RemoteScreen } from './remote-screen';

interface PageProps {
  match: RouteMatch;
  /** Whether the document was loaded from the server for this path. Then the server has no page there either. */
  isLoadedHere: boolean;
  isDemo: boolean;
  loader: ScreenLoader;
}

/** The screen of a path. */
export function Page({ match, isLoadedHere, isDemo, loader }: PageProps) {
  const isOwn = match.kind !== 'remote';
  useEffect(() => {
    if (isOwn) markHydrated();
  }, [isOwn]);
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
  return isLoadedHere ? <NotFound /> : <PageOfServer />;
}
