import { forgotPasswordPage, joinProvider, type OwnProvider, removeProvider } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { Badge, Button, Cluster, formatDate, Text } from '@setu/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PartCard } from '../../shared/part-card';
import { ProofDialog } from '../../shared/proof-dialog';
import { ownProvider } from './own-provider.queries';

interface DialogProps {
  name: string;
  onClose: () => void;
}

function ConnectDialog({ name, onClose }: DialogProps) {
  return (
    <ProofDialog
      title={`Connect ${name}?`}
      description={`You go to ${name} and come back here. From then on it opens your account without the password.`}
      submitLabel="Continue"
      busyLabel="Checking..."
      failure={`${name} could not be connected. Please try again.`}
      send={({ currentPassword }) => api.call(joinProvider, { currentPassword })}
      onSent={({ url }) => window.location.assign(url)}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ name, onClose }: DialogProps) {
  const client = useQueryClient();
  return (
    <ProofDialog
      title={`Remove ${name}?`}
      description={`${name} does not open your account any more. You sign in with your password.`}
      submitLabel="Remove"
      busyLabel="Removing..."
      isDestructive
      failure={`${name} could not be removed. Please try again.`}
      send={({ currentPassword }) => api.call(removeProvider, { currentPassword })}
      onSent={() => {
        onClose();
        toastSuccess(`You cannot sign in with ${name} any more.`);
        void client.invalidateQueries(ownProvider());
      }}
      onClose={onClose}
    />
  );
}

function State({ state, name, onOpen }: { state: OwnProvider; name: string; onOpen: () => void }) {
  if (state.since === null)
    return (
      <div>
        <Button variant="secondary" onClick={onOpen}>
          Connect {name}...
        </Button>
      </div>
    );
  return (
    <>
      <Cluster $gap={12}>
        <Badge tone="success">Connected</Badge>
        <Text $size={14} $tone="muted">
          since {formatDate(state.since)}
        </Text>
      </Cluster>
      {state.hasPassword ? (
        <div>
          <Button variant="secondary" onClick={onOpen}>
            Remove {name}...
          </Button>
        </div>
      ) : (
        <Text $size={14} $tone="muted">
          Your account has no password, so {name} is the only way in.{' '}
          <a href={forgotPasswordPage.path}>Choose a password</a> before you remove it.
        </Text>
      )}
    </>
  );
}

/** Sign-in with the installation's provider: whether the account is connected. Empty without a provider. */
export function ProviderPart() {
  const { data } = useQuery(ownProvider());
  const [isOpen, setOpen] = useState(false);
  if (!data || data.name === null) return null;
  const { name, since } = data;
  const Dialog = since === null ? ConnectDialog : RemoveDialog;
  return (
    <PartCard
      title={`Sign-In With ${name}`}
      lead={`An account of ${name} can open your account here, in addition to your password.`}
    >
      <State state={data} name={name} onOpen={() => setOpen(true)} />
      {isOpen ? <Dialog name={name} onClose={() => setOpen(false)} /> : null}
    </PartCard>
  );
}
