import {
  type DocumentType,
  documentNames,
  type EndOfVerification,
  type Verification,
  type VerificationRecord,
} from '@setu/contracts';
import { isUnauthorized, lazyComponent, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Badge, Button, formatDate, Opened, Stack, Text } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminAuth } from '../admin-auth/admin-auth';
import type { Evidence } from './verify-dialog';
import { withdrawText } from './withdraw-text';

const { Component: VerifyDialog, preload } = lazyComponent(() => import('./verify-dialog'), 'VerifyDialog');
const { Component: HistoryDialog } = lazyComponent(() => import('./history-dialog'), 'HistoryDialog');
const { Component: ReasonDialog } = lazyComponent(
  () => import('../moderation/reason-dialog'),
  'ReasonDialog',
);

interface Verifiable {
  isVerified: boolean;
  verification: Verification | null;
  verifiedUntil: string | null;
  verificationEnd: EndOfVerification | null;
}

interface VerificationCellProps<T extends DocumentType, Item> {
  /** Identifies the account: `agent:<id>`. */
  name: string;
  /** Name of the brand or company. */
  of: string;
  standing: Verifiable;
  types: readonly T[];
  /** The message after a verification. */
  verifiedText: string;
  readHistory: () => Promise<VerificationRecord[]>;
  verify: (evidence: Evidence<T>) => Promise<Item>;
  withdraw: (reason: string) => Promise<Item>;
  /** Called after either decision, with the new state of the item. */
  onChanged: (item: Item) => void;
}

const endWords = { withdrawn: 'Withdrawn', changed: 'Ended by a change', expired: 'Expired' } as const;

function StateText({ standing }: { standing: Verifiable }) {
  const { isVerified, verification, verifiedUntil, verificationEnd: end } = standing;
  if (isVerified)
    return (
      <Text $size={14} $tone="muted">
        {verification
          ? `Checked on ${formatDate(verification.checkedAt)}: ${documentNames(verification.documents)}.`
          : 'No documents were recorded.'}
        {verifiedUntil ? ` Valid until ${formatDate(verifiedUntil)}.` : null}
      </Text>
    );
  if (!end) return null;
  return (
    <Stack $gap={4}>
      <div>
        <Badge tone={end.why === 'expired' ? 'warning' : 'secondary'}>{endWords[end.why]}</Badge>
      </div>
      <Text $size={14} $tone="muted">
        Since {formatDate(end.at)}
        {end.reason ? `: ${end.reason}` : null}
      </Text>
    </Stack>
  );
}

/** Whether an account is verified, with buttons to verify, to remove the verification and to read its history. */
export function VerificationCell<T extends DocumentType, Item>(props: VerificationCellProps<T, Item>) {
  const { name, of, standing, types, verifiedText, readHistory, verify, withdraw, onChanged } = props;
  const { endSession } = useAdminAuth();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [shown, setShown] = useState<{ what: 'history' | 'form'; records: VerificationRecord[] } | null>(
    null,
  );
  const close = () => setShown(null);
  const reading = useMutation({
    mutationFn: (_: 'history' | 'form') => readHistory(),
    onSuccess: (records, what) => setShown({ what, records }),
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({
        title: 'Failed to load the history',
        description: userMessageOf(error) ?? undefined,
      });
    },
  });
  const isReading = (what: 'history' | 'form') => reading.isPending && reading.variables === what;
  const { isVerified } = standing;
  const verb = isVerified ? 'Renew verification' : 'Verify';
  return (
    <Stack $gap={8}>
      <StateText standing={standing} />
      <Button
        size="sm"
        variant="secondary"
        busy={isReading('form')}
        aria-label={isVerified ? `Renew verification of ${of}` : `Verify ${of}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => reading.mutate('form')}
      >
        {verb}
      </Button>
      {isVerified ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Remove verification of ${of}`}
          onClick={() => setIsWithdrawing(true)}
        >
          Remove verification
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        busy={isReading('history')}
        aria-label={`History of the verification of ${of}`}
        onClick={() => reading.mutate('history')}
      >
        History
      </Button>
      <Opened>
        {shown?.what === 'form' ? (
          <VerifyDialog
            name={name}
            of={of}
            types={types}
            last={shown.records.find(({ documents }) => documents.length > 0)}
            verify={(evidence) => verify(evidence as Evidence<T>)}
            onVerified={(item) => {
              onChanged(item as Item);
              toastSuccess({ title: verifiedText });
            }}
            onClose={close}
          />
        ) : null}
        {shown?.what === 'history' ? <HistoryDialog of={of} records={shown.records} onClose={close} /> : null}
        {isWithdrawing ? (
          <ReasonDialog
            name={`verification:${name}`}
            of={of}
            text={withdrawText}
            decide={withdraw}
            onDecided={(item) => {
              onChanged(item as Item);
              toastSuccess({ title: withdrawText.decided });
            }}
            onClose={() => setIsWithdrawing(false)}
          />
        ) : null}
      </Opened>
    </Stack>
  );
}
