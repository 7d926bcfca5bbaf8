import type { ScreenProps } from '@setu/mfe-kit';
import { InvestorDashboard } from '../dashboard/dashboard';

/** /dashboard of an investor, and /properties of users who have no dashboard of properties */
export default function Dashboard({ search }: ScreenProps) {
  return <InvestorDashboard search={search} />;
}
