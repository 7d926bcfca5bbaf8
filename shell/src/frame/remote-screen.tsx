import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { RemoteMatch } from '../routing/find-route';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';

interface RemoteScreenProps {
  match: RemoteMatch;
  loader: ScreenLoader;
}

function LoadedScreen({ match: { remote, route, params }, loader }: RemoteScreenProps) {
  const { search } = useLocation();
  const Screen = use(loader.load(remote, route.screen));
  return <Screen params={params} search={new URLSearchParams(search)} />;
}

/** A screen of a remote in its place: while it loads, when it is there, and when it fails. */
export function RemoteScreen({ match, loader }: RemoteScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const handleRetry = () => {
    loader.forget(match.remote);
    setAttempt(attempt + 1);
  };
  return (
    <ScreenBoundary onRetry={handleRetry}>
      <Suspense key={attempt} fallback={<ScreenSkeleton />}>
        <LoadedScreen match={match} loader={loader} />
      </Suspense>
    </ScreenBoundary>
  );
}
