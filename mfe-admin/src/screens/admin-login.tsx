import type { ScreenProps } from '@setu/mfe-kit';
import { LoginPage } from '../features/login/login-page';
import { AdminAuthProvider } from '../shared/admin-auth/admin-auth';

/** /admin/login */
export default function AdminLogin({ isDemo = false }: ScreenProps) {
  return (
    <AdminAuthProvider>
      <LoginPage isDemo={isDemo} />
    </AdminAuthProvider>
  );
}
