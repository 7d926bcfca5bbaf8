import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { ScreenFault } from '../faults/screen-fault';
import { markHydrated } from '../page/mark-hydrated';
import { ScreenLost } from '../remotes/failure';
import type { LoadedScreen } from '../remotes/release-loading';
import type { ScreenLoader } from '../remotes/screen-loader';
import type { RemoteMatch } from '../routing/find-route';
import { ScreenSkeleton } from '../screens/screen-skeleton';
import { ScreenBoundary } from './screen-boundary';

/** Marks a screen with its release, for tests and for developers; `display: contents`. */
const Origin = styled.div`
  display: contents;
`;

interface ArrivingProps {
  loading: Promise<LoadedScreen>;
  loader: ScreenLoader;
  params: RemoteMatch['params'];
  isDemo: boolean;
}

function Arriving({ loading, loader, params, isDemo }: ArrivingProps) {
  const { search } = useLocation();
  const loaded = use(loading);
  const client = useQueryClient();
  const [fault, setFault] = useState<ScreenFault | null>(null);
  useState(() => loader.noteRendering(loaded, setFault));
  const origin = useRef<HTMLDivElement>(null);
  const { Screen, remote, step } = loaded;
  // Not as JSX attributes, because the server may have rendered another release than the browser loads.
  useLayoutEffect(() => {
    Object.assign(origin.current?.dataset ?? {}, { deployable: remote.name, version: remote.version, step });
  }, [remote, step]);
  useEffect(() => {
    markHydrated();
  }, []);
  useEffect(() => {
    return loader.noteShown(loaded, origin.current?.closest('main') ?? null, () => client.isFetching() > 0);
  }, [loader, loaded, client]);
  if (fault) throw fault;
  return (
    <Origin ref={origin}>
      <Screen params={params} search={new URLSearchParams(search)} isDemo={isDemo} />
    </Origin>
  );
}

interface RemoteScreenProps {
  match: RemoteMatch;
  isDemo: boolean;
  loader: ScreenLoader;
}

/** The place of a remote's screen: while it loads, when it is loaded, and when it fails. */
export function RemoteScreen({ match: { remote, route, params }, isDemo, loader }: RemoteScreenProps) {
  const { pathname } = useLocation();
  const [loading, setLoading] = useState(() => loader.load(remote, route.screen));
  const handleRetry = () => setLoading(loader.load(remote, route.screen));
  const handleFailure = (error: unknown) => {
    if (error instanceof ScreenLost) return false;
    setLoading(loader.replace(remote, route.screen, error));
    return true;
  };
  return (
    <ScreenBoundary place={pathname} onFailure={handleFailure} onRetry={handleRetry}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Arriving loading={loading} loader={loader} params={params} isDemo={isDemo} />
      </Suspense>
    </ScreenBoundary>
  );
}
