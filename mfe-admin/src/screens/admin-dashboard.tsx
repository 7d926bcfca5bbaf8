import { type ScreenProps, usePageHead } from '@setu/mfe-kit';
import { Dashboard } from '../dashboard/dashboard';
import { dashboardHead } from '../dashboard/head';
import { AdminAuthProvider } from '../shared/admin-auth/admin-auth';
import { AdminGate } from '../shared/admin-auth/admin-gate';

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
