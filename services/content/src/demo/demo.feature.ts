import { feature, type ServiceDeps } from '@setu/service-kit';
import { makeSeed, type SeedDeps } from './seed';

/** What a demo starts from. */
export const demo = feature({
  name: 'demo',
  needs: { insertDemoFigures: 'statistics' },
  build: (deps: ServiceDeps & Pick<SeedDeps, 'insertDemoFigures'>) => ({ seed: makeSeed(deps) }),
});
