import type { CurrentUser } from '@setu/contracts';
import { useEffect } from 'react';
import { markHydrated } from '../page/mark-hydrated';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { RouteMatch } from '../routing/find-route';
import { Home } from '../screens/home/home';
import { NotFound } from '../screens/not-found';
import { PageOfServer } from '../screens/page-of-server';
import { SignInFirst } from '../screens/sign-in-first';
import { RemoteScreen } from './remote-screen';
import { ScreenBoundary } from './screen-boundary';

interface PageProps {
  match: RouteMatch;
  user: CurrentUser | null;
  /** Whether the server made the document for this path: then it knows no page there either. */
  isLoadedHere: boolean;
  isDemo: boolean;
  loader: ScreenLoader;
}

/** The shell's own screen has no files to load again: a retry renders it again. */
const renderAgain = () => {};
/** There is no other release of it. */
const nothingElse = () => false;

/** The screen of a path. */
export function Page({ match, user, isLoadedHere, isDemo, loader }: PageProps) {
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
  if (match.kind === 'not-found' || !user) return isLoadedHere ? <NotFound /> : <PageOfServer />;
  return (
    <ScreenBoundary key={match.path} place={match.path} onFailure={nothingElse} onRetry={renderAgain}>
      <Home user={user} isDemo={isDemo} />
    </ScreenBoundary>
  );
}
