import { adminLogin, adminLoginWithCode, adminLogout, allEndpoints } from '@setu/contracts';
import { sessionKindOf } from './signed-in-session';

test.each(allEndpoints.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s uses the session that its access requires',
  (_name, endpoint) => {
    const doors: unknown[] = [adminLogin, adminLoginWithCode, adminLogout];
    const isForAdmins = endpoint.access === 'admin' || doors.includes(endpoint);
    expect(sessionKindOf(endpoint.path)).toBe(isForAdmins ? 'admin' : 'user');
  },
);

test.each(['/api/admin', '/api/administrators', '/api/Admin/users', '/admin', '/api/auth/user'])(
  '%s uses the session of the user',
  (path) => {
    expect(sessionKindOf(path)).toBe('user');
  },
);
