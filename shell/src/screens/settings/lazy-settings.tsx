import type { CurrentUser } from '@setu/contracts';
import { Container, ErrorState } from '@setu/ui';
import { useEffect } from 'react';
import { useOnDemand } from '../../lazy/use-on-demand';
import { ScreenSkeleton } from '../screen-skeleton';

const load = async () => (await import('./settings')).Settings;

/** The settings; their code, forms and all, comes when they are opened. */
export function LazySettings({ user }: { user: CurrentUser }) {
  const [onDemand, request] = useOnDemand(load);
  useEffect(() => {
    request();
  }, [request]);
  if (onDemand.state === 'loaded') return <onDemand.Component user={user} />;
  if (onDemand.state === 'absent') return <ScreenSkeleton />;
  return (
    <Container style={{ paddingBlock: '48px' }}>
      <ErrorState level={1} title="Your settings could not be loaded." onRetry={request} />
    </Container>
  );
}
