import type { ScreenProps } from '@setu/mfe-kit';
import { AdminAuthProvider } from '../admin-auth/admin-auth';
import { LoginPage } from '../features/login/login-page';

/** /admin/login */
export default function AdminLogin({ isDemo = false }: ScreenProps) {
  return (
    <AdminAuthProvider>
      <LoginPage isDemo={isDemo} />
    </AdminAuthProvider>
  );
}
