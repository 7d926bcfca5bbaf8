import {
  type AdminCredentials,
  type AdminRecord,
  adminLogin,
  adminLoginWithCode,
  adminLogout,
  getAdminUser,
  getSampleCredentials,
  type SampleCredentials,
  type TwoStepSignIn,
} from '@setu/contracts';
import { Reply, type Route, route, type SignedIn } from '@setu/service-kit';
import type { z } from 'zod';
import { commandHeader } from '../../session-command';

interface EnteredAdmin {
  admin: AdminRecord;
  version: number;
}

interface Deps {
  /** Checks address and password of an administrator. */
  logIn: (
    credentials: z.output<typeof AdminCredentials>,
    clientAddress: string,
  ) => Promise<EnteredAdmin | { ticket: string }>;
  /** The second step of an account with two-step verification. */
  logInWithCode: (input: z.output<typeof TwoStepSignIn>, clientAddress: string) => Promise<EnteredAdmin>;
  findAdmin: (actor: SignedIn) => Promise<AdminRecord>;
  /** Null outside a demo. */
  sampleCredentials: () => Promise<SampleCredentials | null>;
}

const begin = ({ admin, version }: EnteredAdmin) =>
  new Reply({ admin }, { headers: commandHeader({ startAdmin: { userId: admin.id, version } }) });

/** The administrator session, separate from the user session: start, end, and current administrator. */
export const adminSessionRoutes = ({ logIn, logInWithCode, findAdmin, sampleCredentials }: Deps): Route[] => [
  route(adminLogin, async (credentials, _actor, client) => {
    const step = await logIn(credentials, client.address);
    return 'ticket' in step ? new Reply(step, { status: 202 }) : begin(step);
  }),
  route(adminLoginWithCode, async (input, _actor, client) =>
    begin(await logInWithCode(input, client.address)),
  ),
  route(
    adminLogout,
    () => new Reply({ loggedOut: true as const }, { headers: commandHeader({ endAdmin: true }) }),
  ),
  route(getSampleCredentials, sampleCredentials),
  route(getAdminUser, (_input, actor) => findAdmin(actor)),
];
