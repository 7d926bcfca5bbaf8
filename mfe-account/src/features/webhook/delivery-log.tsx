import { retryWebhookDelivery, type WebhookDelivery } from '@setu/contracts';
import { api, LoadMore } from '@setu/mfe-kit';
import {
  Badge,
  Button,
  Cluster,
  ErrorState,
  formatDateTime,
  Heading,
  Skeleton,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { resultText, stateOf, typeText } from './delivery-text';
import { useWebhookChange } from './use-webhook-change';
import { webhookDeliveries } from './webhook.queries';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding-block: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const triesText = (tries: number) => (tries === 1 ? 'one try' : `${tries} tries`);

/** A delivery, with a button that sends it again when it was not accepted. A test has its own button. */
function Delivery({ delivery, mayRetry }: { delivery: WebhookDelivery; mayRetry: boolean }) {
  const retry = useWebhookChange(
    ({ id }: WebhookDelivery) => api.call(retryWebhookDelivery, { id }),
    () => 'It is sent again.',
  );
  const { label, tone } = stateOf(delivery);
  const result = resultText(delivery);
  const hasFailed = delivery.state === 'failed' || (delivery.state === 'waiting' && delivery.tries > 0);
  return (
    <Row>
      <Words>
        <Cluster $gap={8}>
          <Text as="span" $weight={600}>
            {typeText(delivery)}
          </Text>
          <Badge tone={tone}>{label}</Badge>
        </Cluster>
        <Text $size={14} $tone="muted">
          {formatDateTime(delivery.createdAt)}
          {delivery.tries > 0 ? ` · ${triesText(delivery.tries)}` : ''}
        </Text>
        {result ? <Text $size={14}>{result}</Text> : null}
      </Words>
      {mayRetry && hasFailed && delivery.type !== 'test' ? (
        <Button
          size="sm"
          variant="secondary"
          busy={retry.isPending}
          aria-label={`Send again: ${typeText(delivery)} of ${formatDateTime(delivery.createdAt)}`}
          onClick={() => retry.mutate(delivery)}
        >
          Send Again
        </Button>
      ) : null}
    </Row>
  );
}

/** The deliveries of the last 30 days. @param mayRetry false while the webhook is turned off */
export function DeliveryLog({ mayRetry }: { mayRetry: boolean }) {
  const pages = useInfiniteQuery(webhookDeliveries());
  const deliveries = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack as="section" $gap={8} aria-label="Deliveries" aria-busy={pages.isPending}>
      <Cluster $gap={8} $justify="space-between">
        <Heading level={3} size="small">
          Deliveries of the last 30 days
        </Heading>
        <Button size="sm" variant="ghost" busy={pages.isFetching} onClick={() => void pages.refetch()}>
          Refresh
        </Button>
      </Cluster>
      {pages.isPending ? <Skeleton height="64px" /> : null}
      {!deliveries && pages.error ? (
        <ErrorState
          title="The deliveries could not be loaded."
          busy={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {deliveries?.length === 0 ? (
        <Text $size={14} $tone="muted">
          Nothing was sent yet. The next inquiry is, or send a test.
        </Text>
      ) : null}
      {deliveries && deliveries.length > 0 ? (
        <List>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} mayRetry={mayRetry} />
          ))}
        </List>
      ) : null}
      <LoadMore pages={pages} noun="deliveries" />
    </Stack>
  );
}
