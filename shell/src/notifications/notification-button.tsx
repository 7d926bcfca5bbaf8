import type { CurrentUser, NotificationSummary } from '@setu/contracts';
import { IconButton, token, VisuallyHidden } from '@setu/ui';
import { Bell } from '@setu/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '../lazy/use-on-demand';
import { onHydrated } from '../page/mark-hydrated';
import { registerServiceWorker } from '../push/service-worker';
import { notificationSummary } from './notifications.queries';

const loadSheet = async () => (await import('./notification-sheet')).NotificationSheet;

/** Delay until the page counts as idle, ms. */
const restMs = 500;

/** Positioned over the bell, so that nothing moves when it appears. */
const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding: 0 ${token.space[4]};
  border-radius: 10px;
  background: ${token.color.kumkum};
  color: ${token.color.surface};
  font-size: ${token.text[12]};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  pointer-events: none;
`;

const countText = ({ unread, isUnreadBound }: NotificationSummary) => `${unread}${isUnreadBound ? '+' : ''}`;

/**
 * The bell with the number of unread notifications, which opens the list. The code that follows notifications is loaded when the page is
 * idle, and not before it is hydrated: new data would differ from what the server rendered.
 */
export function NotificationButton({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  const [onDemand, request] = useOnDemand(loadSheet);
  const { data } = useQuery({ ...notificationSummary(), enabled: false });
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () =>
      import('./follow-notifications')
        .then(({ followNotifications }) => {
          if (isGone) return;
          stop = followNotifications(client, user.id, setAnnounced);
          void registerServiceWorker();
        })
        .catch(() => {
          // Without this code, or in a browser without streams, the bell shows its list but no number.
        });
    const unsubscribe = onHydrated(() => {
      timer = setTimeout(follow, restMs);
    });
    return () => {
      isGone = true;
      unsubscribe();
      clearTimeout(timer);
      stop?.();
    };
  }, [client, user.id]);
  const handleClick = () => {
    setOpen(true);
    request();
  };
  return (
    <>
      <IconButton
        name={data && data.unread > 0 ? `Notifications, ${countText(data)} unread` : 'Notifications'}
        icon={Bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && onDemand.state === 'absent'}
        onFocus={request}
        onPointerEnter={request}
        onClick={handleClick}
      />
      {data && data.unread > 0 ? <Count aria-hidden="true">{countText(data)}</Count> : null}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {onDemand.state === 'loaded' ? (
        <onDemand.Component user={user} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
