import { mostPasskeys, type OwnPasskey, type OwnPasskeys } from '@setu/contracts';
import { isNotFound, useUnauthorized } from '@setu/mfe-kit';
import { Button, Cluster, ErrorState, formatDate, Skeleton, Text, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { PartCard } from '../../shared/part-card';
import { AddDialog } from './add-dialog';
import { canMakePasskeys } from './browser-passkey';
import { passkeys } from './passkeys.queries';
import { RemoveDialog } from './remove-dialog';
import { RenameDialog } from './rename-dialog';

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
  overflow-wrap: anywhere;
`;

type Open = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: OwnPasskey } | null;

interface StateProps {
  state: OwnPasskeys;
  onOpen: (next: Open) => void;
}

const Muted = ({ children }: { children: string }) => (
  <Text $size={14} $tone="muted">
    {children}
  </Text>
);

const usedText = ({ createdAt, lastUsedAt }: OwnPasskey) =>
  `Added ${formatDate(createdAt)} · ${lastUsedAt === null ? 'not used yet' : `last used ${formatDate(lastUsedAt)}`}`;

function Passkeys({ state, onOpen }: StateProps) {
  return (
    <List aria-label="Passkeys">
      {state.passkeys.map((passkey) => (
        <Row key={passkey.id}>
          <div>
            <Text $weight={600}>{passkey.name}</Text>
            <Muted>{usedText(passkey)}</Muted>
          </div>
          <Cluster $gap={8}>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => onOpen({ dialog: 'rename', passkey })}
            >
              Rename...
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => onOpen({ dialog: 'remove', passkey })}
            >
              Remove...
            </Button>
          </Cluster>
        </Row>
      ))}
    </List>
  );
}

function Add({ state, onOpen }: StateProps) {
  if (state.passkeys.length >= mostPasskeys)
    return <Muted>{`An account has ${mostPasskeys} passkeys at most. Remove one to add another.`}</Muted>;
  if (!canMakePasskeys()) return <Muted>This browser cannot make passkeys.</Muted>;
  return (
    <div>
      <Button variant="secondary" onClick={() => onOpen({ dialog: 'add' })}>
        Add a Passkey...
      </Button>
    </div>
  );
}

/** The passkeys of the account, and a button to add one. Empty when the installation has no passkeys, or is older than them. */
export function PasskeysPart() {
  const { data, error, isFetching, refetch } = useQuery(passkeys());
  const isLoggedOut = useUnauthorized(error);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (data?.isAvailable === false || isNotFound(error)) return null;
  return (
    <PartCard
      title="Passkeys"
      lead="A passkey signs you in with your fingerprint, face or PIN, without a password. It works on this site only, so no other site can steal it."
      isLoading={!data && !error}
    >
      {data && data.passkeys.length > 0 ? <Passkeys state={data} onOpen={setOpen} /> : null}
      {data ? <Add state={data} onOpen={setOpen} /> : null}
      {!data && error && !isLoggedOut ? (
        <ErrorState
          title="Your passkeys could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? <Skeleton height="44px" /> : null}
      {open?.dialog === 'add' ? <AddDialog needsCode={data?.needsCode ?? false} onClose={close} /> : null}
      {open?.dialog === 'rename' ? <RenameDialog passkey={open.passkey} onClose={close} /> : null}
      {open?.dialog === 'remove' ? <RemoveDialog passkey={open.passkey} onClose={close} /> : null}
    </PartCard>
  );
}
