import { type AdminProof, decideProof, listProofs, listReviewsToModerate } from '@setu/contracts';
import {
  api,
  isUnauthorized,
  lazyComponent,
  toastError,
  toastSuccess,
  userMessageOf,
  withItem,
} from '@setu/mfe-kit';
import { Button, Opened, Stack } from '@setu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { nameOf } from './name-of';
import { declineText, withdrawText } from './outlet-text';

const { Component: ReasonDialog } = lazyComponent(
  () => import('../../shared/moderation/reason-dialog'),
  'ReasonDialog',
);

/** Whether an administrator can accept: an agreement that was sent, or a withdrawal that was a mistake. */
const mayAccept = ({ state, hasAgreement }: AdminProof): boolean =>
  state === 'withdrawn' || (state !== 'proven' && hasAgreement);

/** The buttons of an administrator about an outlet. */
export function OutletDecision({ proof }: { proof: AdminProof }) {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const [asking, setAsking] = useState<'declined' | 'withdrawn' | null>(null);
  const { id, state } = proof;
  const name = nameOf(proof);
  const handleDecided = (decided: AdminProof) => {
    client.setQueriesData({ queryKey: [listProofs.path, 'pages'] }, withItem(decided));
    for (const { path } of [listProofs, listReviewsToModerate])
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  };
  const accepting = useMutation({
    mutationFn: () => api.call(decideProof, { id, decision: 'proven' }),
    onSuccess: (decided) => {
      handleDecided(decided);
      toastSuccess({ title: 'Outlet accepted', description: `${name} can review the franchise now.` });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: 'Failed to accept the outlet', description: userMessageOf(error) ?? undefined });
      void client.invalidateQueries({ queryKey: [listProofs.path] });
    },
  });
  const text = asking === 'withdrawn' ? withdrawText : declineText;
  return (
    <Stack $gap={8}>
      {mayAccept(proof) ? (
        <Button
          size="sm"
          variant={state === 'waiting' ? 'primary' : 'secondary'}
          busy={accepting.isPending}
          aria-label={`Accept ${name}`}
          onClick={() => accepting.mutate()}
        >
          Accept
        </Button>
      ) : null}
      {state === 'waiting' ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Decline ${name}`}
          onClick={() => setAsking('declined')}
        >
          Decline
        </Button>
      ) : null}
      {state === 'proven' ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Withdraw the proof of ${name}`}
          onClick={() => setAsking('withdrawn')}
        >
          Withdraw
        </Button>
      ) : null}
      <Opened>
        {asking ? (
          <ReasonDialog
            name={`outlet:${id}:${asking}`}
            of={`${name}, ${proof.franchiseTitle}`}
            text={text}
            decide={(reason) => api.call(decideProof, { id, decision: asking, reason })}
            onDecided={(decided) => {
              handleDecided(decided as AdminProof);
              toastSuccess({ title: text.decided, description: name });
            }}
            onClose={() => setAsking(null)}
          />
        ) : null}
      </Opened>
    </Stack>
  );
}
