import { type ScreenProps, usePageHead } from '@setu/mfe-kit';
import { AdminAuthProvider } from '../admin-auth/admin-auth';
import { AdminGate } from '../admin-auth/admin-gate';
import { Dashboard } from '../dashboard/dashboard';
import { dashboardHead } from '../dashboard/dashboard-head';

/** /admin, and /dashboard of a user with the role admin. Both need the administrator session. */
export default function AdminDashboard({ search }: ScreenProps) {
  usePageHead(dashboardHead());
  return (
    <AdminAuthProvider>
      <AdminGate>
        <Dashboard search={search} />
      </AdminGate>
    </AdminAuthProvider>
  );
}
