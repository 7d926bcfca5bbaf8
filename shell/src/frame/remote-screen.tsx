import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen, ScreenLoader } from '../remotes/screen-loader';
import type { RemoteMatch } from '../routing/find-route';
import { ScreenBoundary } from './screen-boundary';
import { ScreenSkeleton } from './screen-skeleton';

interface LoadedScreenProps {
  loading: Promise<Screen>;
  params: RemoteMatch['params'];
  isDemo: boolean;
}

function LoadedScreen({ loading, params, isDemo }: LoadedScreenProps) {
  const { search } = useLocation();
  const Screen = use(loading);
  return <Screen params={params} search={new URLSearchParams(search)} isDemo={isDemo} />;
}

interface RemoteScreenProps {
  match: RemoteMatch;
  isDemo: boolean;
  loader: ScreenLoader;
}

/** A screen of a remote in its place: while it loads, when it is there, and when it fails. */
export function RemoteScreen({ match: { remote, route, params }, isDemo, loader }: RemoteScreenProps) {
  const [loading, setLoading] = useState(() => loader.load(remote, route.screen));
  const handleRetry = () => {
    loader.forget(remote, route.screen);
    setLoading(loader.load(remote, route.screen));
  };
  return (
    <ScreenBoundary onRetry={handleRetry}>
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadedScreen loading={loading} params={params} isDemo={isDemo} />
      </Suspense>
    </ScreenBoundary>
  );
}
