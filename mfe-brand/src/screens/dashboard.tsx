import type { ScreenProps } from '@setu/mfe-kit';
import { BrandDashboard } from '../dashboard/dashboard';

/** /dashboard */
export default function Dashboard({ search }: ScreenProps) {
  return <BrandDashboard search={search} firstTab="overview" />;
}
