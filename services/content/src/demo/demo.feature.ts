import { feature, type ServiceDeps } from '@setu/service-kit';
import { makeSeed, type SeedDeps } from './seed';

/** The seed data of a demo. */
export const demo = feature({
  name: 'demo',
  needs: { insertDemoFigures: 'statistics' },
  build: (deps: ServiceDeps & Pick<SeedDeps, 'insertDemoFigures'>) => ({ seed: makeSeed(deps) }),
});
