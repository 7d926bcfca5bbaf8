import { renewRecoveryCodes, type TwoStepState, turnOffTwoStep } from '@setu/contracts';
import { api, toastSuccess, useUnauthorized } from '@setu/mfe-kit';
import { Badge, Button, Cluster, ErrorState, formatDate, Skeleton, Text } from '@setu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PartCard } from '../../shared/part-card';
import { ProofDialog } from '../../shared/proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import { SetUpDialog } from './set-up-dialog';
import { twoStep } from './two-step.queries';

type Open = 'set-up' | 'renew' | 'off' | { codes: readonly string[] } | null;

interface DialogsProps {
  open: Open;
  onOpen: (next: Open) => void;
}

function Dialogs({ open, onOpen }: DialogsProps) {
  const client = useQueryClient();
  const close = () => onOpen(null);
  const changed = () => client.invalidateQueries(twoStep());
  const showCodes = (codes: readonly string[]) => {
    onOpen({ codes });
    void changed();
  };
  if (open === null) return null;
  if (typeof open === 'object') return <RecoveryCodes codes={open.codes} onClose={close} />;
  if (open === 'set-up') return <SetUpDialog onDone={showCodes} onClose={close} />;
  if (open === 'renew')
    return (
      <ProofDialog
        hasCode
        title="Make new recovery codes?"
        description="The ones that you have now will not work any more."
        submitLabel="Make New Codes"
        busyLabel="Making..."
        failure="New recovery codes could not be made. Please try again."
        send={(proof) => api.call(renewRecoveryCodes, proof)}
        onSent={({ recoveryCodes }) => showCodes(recoveryCodes)}
        onClose={close}
      />
    );
  return (
    <ProofDialog
      hasCode
      title="Turn off two-step verification?"
      description="Your password alone will be enough to sign in."
      submitLabel="Turn Off"
      busyLabel="Turning off..."
      isDestructive
      failure="Two-step verification could not be turned off. Please try again."
      send={(proof) => api.call(turnOffTwoStep, proof)}
      onSent={() => {
        close();
        toastSuccess('Two-step verification is off.');
        void changed();
      }}
      onClose={close}
    />
  );
}

function State({ state, onOpen }: { state: TwoStepState; onOpen: (next: Open) => void }) {
  const { isAvailable, since, recoveryCodesLeft } = state;
  if (!isAvailable)
    return (
      <Text $size={14} $tone="muted">
        It is not offered at the moment.
      </Text>
    );
  if (since === null)
    return (
      <div>
        <Button variant="secondary" onClick={() => onOpen('set-up')}>
          Set Up...
        </Button>
      </div>
    );
  return (
    <>
      <Cluster $gap={12}>
        <Badge tone="success">On</Badge>
        <Text $size={14} $tone="muted">
          since {formatDate(since)} ·{' '}
          {recoveryCodesLeft === 1 ? '1 recovery code left' : `${recoveryCodesLeft} recovery codes left`}
        </Text>
      </Cluster>
      <Cluster $gap={12}>
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          New Recovery Codes...
        </Button>
        <Button variant="secondary" onClick={() => onOpen('off')}>
          Turn Off...
        </Button>
      </Cluster>
    </>
  );
}

/** Two-step verification: whether it is on, how to turn it on and off, and its recovery codes. */
export function TwoStepPart() {
  const { data, error, isFetching, refetch } = useQuery(twoStep());
  const isLoggedOut = useUnauthorized(error);
  const [open, setOpen] = useState<Open>(null);
  return (
    <PartCard
      title="Two-Step Verification"
      lead="Signing in takes a code of an app on your phone too, so that a stolen password is not enough."
      isLoading={!data && !error}
    >
      {data ? <State state={data} onOpen={setOpen} /> : null}
      {!data && error && !isLoggedOut ? (
        <ErrorState
          title="Two-step verification could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? <Skeleton height="44px" /> : null}
      <Dialogs open={open} onOpen={setOpen} />
    </PartCard>
  );
}
