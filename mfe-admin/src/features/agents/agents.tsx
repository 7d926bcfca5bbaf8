import type { AgentProfile } from '@setu/contracts';
import {
  Badge,
  Button,
  EmptyState,
  formatCount,
  formatPercent,
  Icon,
  plural,
  Text,
  tabularFigures,
  tip,
  token,
} from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import { PagedList } from '../../shared/list/paged-list';
import { Cell, Row, Table } from '../../shared/list/table';
import { TableSkeleton } from '../../shared/list/table-skeleton';
import { agentPages } from './agents.queries';
import { useVerifyAgent } from './use-verify-agent';

const table = {
  label: 'Agents',
  columns: ['Company', 'License Number', 'Experience and commission', 'Service Areas', 'Verification'],
  template: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.4fr) 170px',
};

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  font-weight: 600;
`;

const Figures = styled.div`
  ${tabularFigures}
`;

/** Names shown of a long list before the rest is only counted. */
const shownNames = 4;

const namesOf = (names: readonly string[]): string => {
  if (names.length === 0) return 'None given';
  const rest = names.length - shownNames;
  return names.slice(0, shownNames).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '');
};

function AgentRow({ agent }: { agent: AgentProfile }) {
  const verify = useVerifyAgent(agent);
  const { companyName, isVerified, totalDeals, serviceAreas, specializations } = agent;
  const action = isVerified ? 'Remove verification' : 'Verify';
  return (
    <Row>
      <Cell>
        <Name>
          <span dir="auto">{companyName}</span>
          {isVerified ? (
            <Badge tone="success">
              <Icon of={BadgeCheck} size={16} />
              Verified
            </Badge>
          ) : null}
        </Name>
        <Text $size={14} $tone="muted">
          {namesOf(specializations)}
        </Text>
      </Cell>
      <Cell label="License Number" half>
        {agent.licenseNumber}
      </Cell>
      <Cell label="Experience and commission" half>
        <Figures>
          {plural(agent.experience, 'year')}, {formatPercent(agent.commissionRate)}
        </Figures>
        <Text as={Figures} $size={14} $tone="muted">
          {totalDeals === 0
            ? 'No deals yet'
            : `${plural(totalDeals, 'deal')}, rated ${Number(agent.rating).toFixed(1)} of 5.0`}
        </Text>
      </Cell>
      <Cell label="Service Areas">
        <span {...tip(serviceAreas.join(', '))}>{namesOf(serviceAreas)}</span>
      </Cell>
      <Cell>
        <Button
          size="sm"
          variant="secondary"
          busy={verify.isPending}
          aria-label={isVerified ? `Remove verification of ${companyName}` : `Verify ${companyName}`}
          onClick={() => verify.mutate(!isVerified)}
        >
          {action}
        </Button>
      </Cell>
    </Row>
  );
}

/** Agents' profiles and whether they carry the Verified badge. */
export function Agents() {
  const pages = useInfiniteQuery(agentPages());
  return (
    <PagedList
      pages={pages}
      noun="agents"
      one="agent"
      failure="Agents could not be loaded."
      skeleton={<TableSkeleton {...table} />}
      empty={
        <EmptyState level={2} title="No agent profiles yet">
          Agents appear here once they have completed their profile.
        </EmptyState>
      }
    >
      {(agents) => (
        <Table {...table}>
          {agents.map((agent) => (
            <AgentRow key={agent.id} agent={agent} />
          ))}
        </Table>
      )}
    </PagedList>
  );
}
