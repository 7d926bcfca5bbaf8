import {
  type AdminCredentials,
  type AdminRecord,
  adminLogin,
  adminLogout,
  getAdminUser,
  getSampleCredentials,
  type SampleCredentials,
} from '@setu/contracts';
import { Reply, type Route, route, type SignedIn } from '@setu/service-kit';
import type { z } from 'zod';
import { commandHeader } from '../session-command';

interface Deps {
  /** Checks address and password of an administrator; `version` is that of the account. */
  logIn: (
    credentials: z.output<typeof AdminCredentials>,
    clientAddress: string,
  ) => Promise<{ admin: AdminRecord; version: number }>;
  findAdmin: (actor: SignedIn) => Promise<AdminRecord>;
  /** Null outside a demo. */
  sampleCredentials: () => Promise<SampleCredentials | null>;
}

/** The administrator session, separate from the user session: start, end, and current administrator. */
export const adminSessionRoutes = ({ logIn, findAdmin, sampleCredentials }: Deps): Route[] => [
  route(adminLogin, async (credentials, _actor, client) => {
    const { admin, version } = await logIn(credentials, client.address);
    return new Reply({ admin }, { headers: commandHeader({ startAdmin: { userId: admin.id, version } }) });
  }),
  route(
    adminLogout,
    () => new Reply({ loggedOut: true as const }, { headers: commandHeader({ endAdmin: true }) }),
  ),
  route(getSampleCredentials, sampleCredentials),
  route(getAdminUser, (_input, actor) => findAdmin(actor)),
];
