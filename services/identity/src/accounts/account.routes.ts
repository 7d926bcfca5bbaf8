import { getCurrentUser } from '@setu/contracts';
import { type Route, route, type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import { findUser } from './user.model';
import { presentUser } from './user.presenter';

export const accountRoutes = ({ db }: Pick<ServiceDeps, 'db'>): Route[] => [
  route(getCurrentUser, async (_input, actor) => {
    const user = await findUser(db, actor.id);
    // The session outlived its account.
    if (!user) throw new UnauthenticatedError();
    return presentUser(user);
  }),
];
