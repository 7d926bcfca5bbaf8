import type { AdminStats } from '@setu/contracts';
import { formatCount, Grid, type IconType, Skeleton, StatCard } from '@setu/ui';
import { Building2, MessagesSquare, Store, UsersRound } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../shared/list/load-error';
import { adminStats } from './overview.queries';

const cards: readonly { label: string; of: keyof AdminStats; icon: IconType }[] = [
  { label: 'Total Users', of: 'totalUsers', icon: UsersRound },
  { label: 'Franchises', of: 'totalFranchises', icon: Store },
  { label: 'Properties', of: 'totalProperties', icon: Building2 },
  { label: 'Inquiries', of: 'totalInquiries', icon: MessagesSquare },
];

/** The four totals. */
export function Stats() {
  const { data, error, isFetching, refetch } = useQuery(adminStats());
  if (error && !data)
    return (
      <LoadError
        title="The totals could not be loaded."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Grid $phone={2} $min="160px" $wide={4} $gap={16} aria-busy={!data || undefined}>
      {cards.map(({ label, of, icon }) => (
        <StatCard
          key={of}
          label={label}
          icon={icon}
          value={data ? formatCount(data[of]) : <Skeleton width="60%" height="32px" />}
        />
      ))}
    </Grid>
  );
}
