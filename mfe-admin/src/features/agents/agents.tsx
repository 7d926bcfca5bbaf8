import type { AgentProfile } from '@setu/contracts';
import { VerifiedBadge } from '@setu/marketplace';
import { EmptyState, formatCount, formatPercent, plural, Text, tip } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CellFigures, CellTitle } from '../../shared/list/cell-text';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { AgentVerification } from './agent-verification';
import { agentPages } from './agents.queries';

const table = {
  label: 'Agents',
  columns: ['Company', 'License Number', 'Experience and commission', 'Service Areas', 'Verification'],
  template: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr) 210px',
};

/** Names shown of a long list; the rest is only counted. */
const shownNames = 4;

const namesOf = (names: readonly string[]): string => {
  if (names.length === 0) return 'None given';
  const rest = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '');
};

function AgentRow({ agent }: { agent: AgentProfile }) {
  const { companyName, isVerified, verification, totalDeals, serviceAreas, specializations } = agent;
  return (
    <Row>
      <Cell>
        <CellTitle>
          <span dir="auto">{companyName}</span>
          {isVerified ? <VerifiedBadge verification={verification} /> : null}
        </CellTitle>
        <Text $size={14} $tone="muted">
          {namesOf(specializations)}
        </Text>
      </Cell>
      <Cell label="License Number" half>
        {agent.licenseNumber}
      </Cell>
      <Cell label="Experience and commission" half>
        <CellFigures>
          {plural(agent.experience, 'year')}, {formatPercent(agent.commissionRate)}
        </CellFigures>
        <Text as={CellFigures} $size={14} $tone="muted">
          {totalDeals === 0
            ? 'No deals yet'
            : `${plural(totalDeals, 'deal')}, rated ${Number(agent.rating).toFixed(1)} of 5.0`}
        </Text>
      </Cell>
      <Cell label="Service Areas">
        <span {...tip(serviceAreas.join(', '))}>{namesOf(serviceAreas)}</span>
      </Cell>
      <Cell>
        <AgentVerification agent={agent} />
      </Cell>
    </Row>
  );
}

/** Agents' profiles and whether they have the Verified badge. */
export function Agents() {
  const pages = useInfiniteQuery(agentPages());
  return (
    <PagedTable
      pages={pages}
      noun="agents"
      one="agent"
      failure="Agents could not be loaded."
      table={table}
      empty={
        <EmptyState level={2} title="No agent profiles yet">
          Agents appear here once they have completed their profile.
        </EmptyState>
      }
    >
      {(agent) => <AgentRow agent={agent} />}
    </PagedTable>
  );
}
