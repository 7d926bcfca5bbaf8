import type { CurrentUser } from '@setu/contracts';
import { Container, ErrorState } from '@setu/ui';
import { useEffect } from 'react';
import { ScreenSkeleton } from '../../frame/screen-skeleton';
import { useLate } from '../../frame/use-late';

const load = async () => (await import('./settings')).Settings;

/** The settings; their code, forms and all, comes when they are opened. */
export function LateSettings({ user }: { user: CurrentUser }) {
  const [late, ask] = useLate(load);
  useEffect(ask, [ask]);
  if (late.state === 'there') return <late.Component user={user} />;
  if (late.state === 'absent') return <ScreenSkeleton />;
  return (
    <Container style={{ paddingBlock: '48px' }}>
      <ErrorState level={1} title="Failed to load your settings. Please try again later." onRetry={ask} />
    </Container>
  );
}
