import {
  type CurrentUser,
  listNotifications,
  type NotificationItem,
  notificationAddress,
  notificationText,
  readNotifications,
} from '@setu/contracts';
import { api, LoadMore, toastError, useUnauthorized } from '@setu/mfe-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Text,
  timeAgo,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { notifyRead } from './notification-channel';
import { notificationPages, notificationSummary } from './notifications.queries';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const ItemLink = styled(Link)`
  display: grid;
  grid-template-columns: ${token.space[12]} 1fr;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[4]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  text-decoration: none;

  &:hover {
    background: ${token.color.sunken};
  }
`;

const Dot = styled.span<{ $shown: boolean }>`
  width: 8px;
  height: 8px;
  margin-top: ${token.space[8]};
  border-radius: 50%;
  background: ${({ $shown }) => ($shown ? token.color.peacock : 'transparent')};
`;

const Loading = () => (
  <Stack $gap={16} aria-busy="true">
    <VisuallyHidden>Loading notifications</VisuallyHidden>
    <Skeleton height="52px" />
    <Skeleton height="52px" />
    <Skeleton height="52px" />
    <Skeleton height="52px" />
  </Stack>
);

interface NotificationSheetProps {
  user: CurrentUser;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list of notifications, from the side, or from the bottom on a phone. An item links to its screen and is then marked as read. */
export function NotificationSheet({ user, open, onOpenChange }: NotificationSheetProps) {
  const client = useQueryClient();
  const pages = useInfiniteQuery({ ...notificationPages(), enabled: open });
  const { data: summary } = useQuery({ ...notificationSummary(), enabled: false });
  const isLoggedOut = useUnauthorized(pages.error);
  const read = useMutation({
    mutationFn: (which: { ids: string[] } | { upTo: number }) => api.call(readNotifications, which),
    onSuccess: (counted) => {
      client.setQueryData(notificationSummary().queryKey, counted);
      notifyRead(user.id);
      return client.invalidateQueries({ queryKey: [listNotifications.path] });
    },
    onError: (_error, which) => {
      if ('upTo' in which) toastError('The notifications could not be marked as read. Please try again.');
    },
  });
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = items.flatMap((item) => {
    const text = notificationText(item);
    return text === null ? [] : [{ item, text }];
  });
  const newest = items[0]?.sequence;
  const hasUnread = (summary?.unread ?? 0) > 0 || items.some(({ isRead }) => !isRead);
  const handleFollow = (item: NotificationItem) => {
    if (!item.isRead) read.mutate({ ids: [item.id] });
    onOpenChange(false);
  };
  const now = Date.now();
  return (
    <Sheet
      side="edge"
      title="Notifications"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        newest !== undefined && hasUnread ? (
          <Button
            variant="secondary"
            busy={read.isPending}
            onClick={() => read.mutate({ upTo: Math.max(newest, summary?.newest ?? 0) })}
          >
            Mark all as read
          </Button>
        ) : undefined
      }
    >
      {shown.length > 0 ? (
        <Stack $gap={16}>
          <List>
            {shown.map(({ item, text }) => (
              <Row key={item.id}>
                <ItemLink to={notificationAddress(item, user.role)} onClick={() => handleFollow(item)}>
                  <Dot $shown={!item.isRead} />
                  <span>
                    {item.isRead ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
                    <Text as="span" $weight={item.isRead ? undefined : 600}>
                      {text}
                    </Text>
                    <Text as="span" $size={14} $tone="muted" style={{ display: 'block' }}>
                      <time dateTime={item.createdAt}>{timeAgo(item.createdAt, now)}</time>
                    </Text>
                  </span>
                </ItemLink>
              </Row>
            ))}
          </List>
          <LoadMore pages={pages} noun="notifications" />
        </Stack>
      ) : null}
      {pages.data && shown.length === 0 ? (
        <EmptyState title="No notifications yet">
          Replies, new inquiries and changes of their status appear here.
        </EmptyState>
      ) : null}
      {!pages.data && pages.error && !isLoggedOut ? (
        <ErrorState
          title="The notifications could not be loaded."
          onRetry={() => void pages.refetch()}
          busy={pages.isFetching}
        />
      ) : null}
      {!pages.data && !pages.error ? <Loading /> : null}
    </Sheet>
  );
}
