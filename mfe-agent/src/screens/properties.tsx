import type { ScreenProps } from '@setu/mfe-kit';
import { AgentDashboard } from '../dashboard/dashboard';

export default function Properties({ search }: ScreenProps) {
  return <AgentDashboard search={search} firstTab="demands" />;
}
