import type { ScreenProps } from '@setu/mfe-kit';
import { BrandDashboard } from '../dashboard/dashboard';

/** /properties */
export default function Properties({ search }: ScreenProps) {
  return <BrandDashboard search={search} firstTab="requirements" />;
}
