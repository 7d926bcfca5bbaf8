import { type AdminProof, type ProofState, proverTexts } from '@setu/contracts';
import { fileSizeText } from '@setu/marketplace';
import { Badge, type BadgeTone, FoldableText, formatDate, plural, Stack, Text, TextLink } from '@setu/ui';
import { Link } from 'react-router-dom';
import { Cell, Row } from '../../shared/list/table';
import { searchOf } from '../../shared/search-of';
import { nameOf } from './name-of';
import { OutletDecision } from './outlet-decision';

const states: Readonly<Record<ProofState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Waiting', tone: 'secondary' },
  proven: { label: 'Proven', tone: 'success' },
  declined: { label: 'Declined', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'danger' },
};

function Agreement({ proof: { agreement, hasAgreement } }: { proof: AdminProof }) {
  if (agreement)
    return (
      <div>
        <TextLink href={agreement.url} target="_blank" rel="noreferrer" dir="auto">
          {agreement.name}
        </TextLink>
        <Text $size={14} $tone="muted">
          PDF, {plural(agreement.pages, 'page')}, {fileSizeText(agreement.bytes)}
        </Text>
      </div>
    );
  return (
    <Text $size={14} $tone="muted">
      {hasAgreement ? 'Agreement removed after the decision' : 'No agreement sent'}
    </Text>
  );
}

function Status({ proof }: { proof: AdminProof }) {
  const { state, provenBy, reason, createdAt, decidedAt, hasReviewed } = proof;
  const at = decidedAt ?? createdAt;
  return (
    <Stack $gap={4}>
      <div>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      <Text $size={14} $tone="muted">
        {provenBy ? `${proverTexts[provenBy]}, since` : 'Since'} <time dateTime={at}>{formatDate(at)}</time>
        {hasReviewed ? '. Has written a review.' : null}
      </Text>
      {reason ? (
        <FoldableText lines={2} size={14} about={`of the reason for ${nameOf(proof)}`}>
          {reason}
        </FoldableText>
      ) : null}
    </Stack>
  );
}

/** A person who says that they run an outlet, and the decision. It keeps its place in the list until the list is loaded again. */
export function OutletRow({ proof }: { proof: AdminProof }) {
  const { userId, franchiseId, franchiseTitle, brandName, city, openedIn } = proof;
  return (
    <Row>
      <Cell>
        <TextLink as={Link} to={{ search: searchOf({ tab: 'users', search: userId }) }} dir="auto">
          {nameOf(proof)}
        </TextLink>
      </Cell>
      <Cell label="Franchise">
        <TextLink as={Link} to={`/franchises/${franchiseId}`} dir="auto">
          {franchiseTitle}
        </TextLink>
        <Text $size={14} $tone="muted" dir="auto">
          {brandName}
        </Text>
      </Cell>
      <Cell label="Outlet">
        <Stack $gap={4}>
          <span>
            <bdi>{city}</bdi>, opened in {openedIn}
          </span>
          <Agreement proof={proof} />
        </Stack>
      </Cell>
      <Cell label="Status">
        <Status proof={proof} />
      </Cell>
      <Cell>
        <OutletDecision proof={proof} />
      </Cell>
    </Row>
  );
}
