import type { ScreenProps } from '@setu/mfe-kit';
import { AgentDashboard } from '../dashboard/dashboard';

export default function Dashboard({ search }: ScreenProps) {
  return <AgentDashboard search={search} firstTab="profile" />;
}
