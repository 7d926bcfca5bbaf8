import type { RemoteSource } from '@setu/protocol';
import { Badge, type BadgeTone, Text, token } from '@setu/ui';
import styled from 'styled-components';
import type { RemoteState } from '../remotes/remote-states';

const Line = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  padding: ${token.space[8]} 0;
  overflow-wrap: anywhere;
`;

const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[8]};
`;

const Notice = styled.p`
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color['turmeric-tint']};
  color: ${token.color.turmeric};
  font-size: ${token.text[14]};
  line-height: 1.4;
`;

type Source = RemoteSource['source'] | 'override' | 'fallback' | 'not there';

const tones: Readonly<Record<Source, BadgeTone>> = {
  live: 'secondary',
  canary: 'tint',
  override: 'warning',
  fallback: 'danger',
  'not there': 'danger',
};

const steps: Readonly<Record<RemoteState['step'], string>> = {
  none: 'loaded at once',
  retry: 'loaded by the second attempt',
  fallback: 'the last good release, because the one before it failed',
  'error-panel': 'failed, the error panel is shown',
};

interface RemoteLineProps {
  name: string;
  /** The loaded version; null for a remote that does not exist. */
  taken: { version: string; from: string | null } | null;
  standing: RemoteSource | null;
  /** Null until one of its screens was shown. */
  state: RemoteState | null;
  /** Why its override could not be applied. */
  problem: string | null;
}

const sourceOf = ({
  taken,
  standing,
  state,
}: Pick<RemoteLineProps, 'taken' | 'standing' | 'state'>): Source => {
  if (state?.step === 'fallback') return 'fallback';
  if (taken?.from) return 'override';
  return taken ? (standing?.source ?? 'live') : 'not there';
};

const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const share = (percent: number) => `${twoDecimals.format(percent)} %`;

const canaryText = ({ version, percent, bucket }: NonNullable<RemoteSource['canary']>) =>
  `Canary ${version} for ${share(percent)}; ${bucket === null ? 'you are not assigned to a bucket' : `your bucket is ${bucket.toFixed(2)} of 100`}`;

/** One remote: version, source, canary, and how its screen was loaded. */
export function RemoteLine({ name, taken, standing, state, problem }: RemoteLineProps) {
  const source = sourceOf({ taken, standing, state });
  const version = state?.version ?? taken?.version;
  return (
    <Line>
      <First>
        <Text $weight={600}>{name}</Text>
        <Badge tone={tones[source]}>{source}</Badge>
      </First>
      <Text $size={14} $tone="muted">
        {[version, state ? steps[state.step] : 'not shown yet'].filter(Boolean).join(' · ')}
      </Text>
      {taken?.from ? (
        <Text $size={14} $tone="muted">
          {`From ${taken.from.replace(/\/$/, '')}`}
        </Text>
      ) : null}
      {standing?.canary ? (
        <Text $size={14} $tone="muted">
          {canaryText(standing.canary)}
        </Text>
      ) : null}
      {problem ? (
        <Notice role="status">{taken ? `${problem}: the live version is shown.` : `${problem}.`}</Notice>
      ) : null}
    </Line>
  );
}
