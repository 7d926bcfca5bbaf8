import { decideFranchisee, type ProofToDecide, proverTexts } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Badge, Button, CardHead, Cluster, formatDateUnbroken, Heading, Text } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { DrawerItem } from '../../../shared/drawer-item';
import { nameOf } from './name-of';
import { refreshFranchisees } from './refresh-franchisees';

/** Why the brand cannot decide about this person; null when it can. Administrators decide about agreements, those who wrote and withdrawals. */
const whyOnlyAdministrators = ({ state, hasAgreement, hasReviewed }: ProofToDecide): string | null => {
  if (state === 'declined') return null;
  if (state === 'withdrawn')
    return `${hasReviewed ? 'The withdrawal hid the review of this person. ' : ''}Only an administrator can confirm this person again.`;
  if (hasReviewed) return 'Has reviewed this franchise. Only an administrator can withdraw the proof.';
  if (!hasAgreement) return null;
  return state === 'waiting'
    ? 'Sent the franchise agreement: an administrator checks it. You can confirm earlier, but not decline.'
    : 'Sent the franchise agreement, so only an administrator can withdraw the proof.';
};

const Since = ({ proof: { state, createdAt, decidedAt, decidedBy } }: { proof: ProofToDecide }) => {
  const at = decidedAt ?? createdAt;
  const what = { waiting: 'Asked', proven: 'Confirmed', declined: 'Declined', withdrawn: 'Withdrawn' }[state];
  return (
    <>
      {what} {state !== 'proven' && decidedBy === 'administrator' ? 'by an administrator on ' : null}
      <time dateTime={at}>{formatDateUnbroken(at)}</time>
    </>
  );
};

interface FranchiseeItemProps {
  proof: ProofToDecide;
  onDecline: () => void;
  /** Called when the person was confirmed, so that this item moves to another list. */
  onConfirmed: () => void;
}

/** A person who says that they run an outlet, and the brand's decision. */
export function FranchiseeItem({ proof, onDecline, onConfirmed }: FranchiseeItemProps) {
  const client = useQueryClient();
  const { id, city, openedIn, state, provenBy, reason } = proof;
  const name = nameOf(proof);
  const { start, isSending } = useSender({
    name: `franchisee:${id}:confirm`,
    send: () => api.call(decideFranchisee, { id, decision: 'proven' }),
    onSent: async () => {
      onConfirmed();
      toastSuccess({ title: 'Outlet confirmed', description: `${name} can review this franchise now.` });
      await refreshFranchisees(client);
    },
    onRefused: (error) => {
      toastError({
        title: 'The outlet was not confirmed.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
      void refreshFranchisees(client);
    },
  });
  const blocked = whyOnlyAdministrators(proof);
  const mayConfirm = state === 'waiting' || state === 'declined';
  const mayDecline = state !== 'declined' && !blocked;
  return (
    <DrawerItem>
      <CardHead>
        <div>
          <Heading level={4}>
            <span dir="auto">{name}</span>
          </Heading>
          <Text $size={14} $tone="muted">
            Outlet in <bdi>{city}</bdi>, opened in {openedIn}
          </Text>
          <Text $size={14} $tone="muted">
            <Since proof={proof} />
          </Text>
        </div>
        {provenBy ? <Badge tone="success">{proverTexts[provenBy]}</Badge> : null}
      </CardHead>
      {reason ? (
        <Text $size={14} dir="auto">
          {reason}
        </Text>
      ) : null}
      {blocked ? (
        <Text $size={14} $tone="muted">
          {blocked}
        </Text>
      ) : null}
      {mayConfirm || mayDecline ? (
        <Cluster $gap={8}>
          {mayConfirm ? (
            <Button
              size="sm"
              variant={state === 'waiting' ? 'primary' : 'secondary'}
              busy={isSending}
              busyLabel="Confirming..."
              aria-label={`Confirm ${name}`}
              onClick={() => start(undefined)}
            >
              Confirm
            </Button>
          ) : null}
          {mayDecline ? (
            <Button size="sm" variant="secondary" aria-label={`Decline ${name}`} onClick={onDecline}>
              Decline
            </Button>
          ) : null}
        </Cluster>
      ) : null}
    </DrawerItem>
  );
}
