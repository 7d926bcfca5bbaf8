import {
  changeWebhook,
  deleteWebhook,
  replaceWebhookSecret,
  testWebhook,
  type Webhook,
} from '@setu/contracts';
import { api, lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Button, Checkbox, Cluster, ErrorState, formatDateTime, Opened, Skeleton, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartCard } from '../../shared/part-card';
import { AddressForm } from './address-form';
import { DeliveryLog } from './delivery-log';
import { resultText } from './delivery-text';
import { SecretNotice } from './secret-notice';
import { useWebhookChange } from './use-webhook-change';
import { webhook } from './webhook.queries';

const { Component: ConfirmDialog } = lazyComponent(() => import('./confirm-dialog'), 'ConfirmDialog');

interface OwnWebhookProps {
  webhook: Webhook;
  onSecret: (secret: string | null) => void;
}

/** The stored webhook: on or off, test, secret, removal, and the log. */
function OwnWebhook({ webhook: { isOn, failingSince, secretEnd }, onSecret }: OwnWebhookProps) {
  const [asking, setAsking] = useState<'secret' | 'removal' | null>(null);
  const [tested, setTested] = useState<string | null>(null);
  const turn = useWebhookChange(
    (next: boolean) => api.call(changeWebhook, { isOn: next }),
    (_, next) => (next ? 'Inquiries are sent to your CRM.' : 'Inquiries are no longer sent to your CRM.'),
  );
  const test = useWebhookChange(
    () => api.call(testWebhook, {}),
    (delivery) => {
      const text = delivery.state === 'delivered' ? 'The test was accepted.' : 'The test was not accepted.';
      setTested(`${text} ${resultText(delivery) ?? ''}`);
      return null;
    },
  );
  const replace = useWebhookChange(
    () => api.call(replaceWebhookSecret, {}),
    ({ secret }) => {
      setAsking(null);
      onSecret(secret);
      return null;
    },
  );
  const remove = useWebhookChange(
    () => api.call(deleteWebhook, {}),
    () => {
      onSecret(null);
      return 'The webhook is removed.';
    },
  );
  return (
    <>
      {failingSince ? (
        <Text role="status" $size={14} $tone="danger">
          Your CRM has not accepted deliveries since {formatDateTime(failingSince)}. We try again with growing
          pauses, each for a day.
        </Text>
      ) : null}
      <div>
        <Checkbox
          label="Send inquiries to this address"
          hint={`Signed with the secret that ends with ${secretEnd}`}
          checked={isOn}
          disabled={turn.isPending}
          onChange={(event) => turn.mutate(event.target.checked)}
        />
      </div>
      <Cluster $gap={8}>
        <Button
          size="sm"
          variant="secondary"
          busy={test.isPending}
          busyLabel="Sending..."
          onClick={() => test.mutate(undefined)}
        >
          Send Test
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAsking('secret')}>
          New Secret...
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setAsking('removal')}>
          Remove...
        </Button>
      </Cluster>
      <Text role="status" $size={14}>
        {tested}
      </Text>
      <DeliveryLog mayRetry={isOn} />
      {asking ? (
        <Opened>
          <ConfirmDialog
            about={asking}
            isSending={replace.isPending || remove.isPending}
            onConfirm={() => (asking === 'secret' ? replace : remove).mutate(undefined)}
            onClose={() => setAsking(null)}
          />
        </Opened>
      ) : null}
    </>
  );
}

/** Where a brand receives its inquiries: in its CRM, by a webhook. */
export function WebhookPart() {
  const { data, isPending, error, isFetching, refetch } = useQuery(webhook());
  const [secret, setSecret] = useState<string | null>(null);
  const isLoggedOut = useUnauthorized(error);
  return (
    <PartCard
      title="Inquiries in Your CRM"
      lead="We send each inquiry about your franchises, its changes of status and withdrawn phone numbers to your CRM, signed. What it could not accept is sent again for a day."
      isLoading={isPending}
    >
      {isPending ? <Skeleton height="64px" /> : null}
      {data === undefined && error && !isLoggedOut ? (
        <ErrorState
          title="Your webhook could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data === undefined ? null : (
        <AddressForm
          key={data === null ? 'new' : 'stored'}
          url={data?.url ?? null}
          onCreated={(created) => setSecret(created.secret)}
        />
      )}
      {secret && data ? <SecretNotice key={secret} secret={secret} onDone={() => setSecret(null)} /> : null}
      {data ? <OwnWebhook webhook={data} onSecret={setSecret} /> : null}
    </PartCard>
  );
}
