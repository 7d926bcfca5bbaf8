import type { CurrentUser } from '@setu/contracts';
import { token } from '@setu/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '../lazy/use-on-demand';

const loadBell = async () => (await import('./notification-button')).NotificationButton;

/** Has the size of the bell, so that the header does not move when it appears. */
const Place = styled.div`
  position: relative;
  flex: none;
  width: ${token.size.touch};
  height: ${token.size.touch};
`;

/** The place of the bell, whose code is loaded only for signed-in users, after hydration. */
export function NotificationPlace({ user }: { user: CurrentUser }) {
  const [onDemand, request] = useOnDemand(loadBell);
  useEffect(() => {
    request();
  }, [request]);
  return <Place>{onDemand.state === 'loaded' ? <onDemand.Component user={user} /> : null}</Place>;
}
