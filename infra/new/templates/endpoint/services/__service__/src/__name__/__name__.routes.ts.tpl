import { get{{Name}} } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeGet{{Name}} } from './get-{{name}}';

export const {{camel}}Routes = (deps: Pick<ServiceDeps, 'clock'>): Route[] => {
  const get = makeGet{{Name}}(deps);
  return [route(get{{Name}}, async (_, actor) => get(actor))];
};
