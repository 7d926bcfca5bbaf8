import { BackupEnvironment } from '@setu/backup/src/backup-environment';
import { RestoreEnvironment } from '@setu/bench/src/restore-environment';
import { ScaleEnvironment } from '@setu/bench/src/scale/scale-environment';
import { CatalogEnvironment } from '@setu/catalog/src/env';
import { ContentEnvironment } from '@setu/content/src/env';
import { serviceNames } from '@setu/contracts';
import { GatewayEnvironment } from '@setu/gateway/src/process/env';
import { IdentityEnvironment } from '@setu/identity/src/env';
import { InquiryEnvironment } from '@setu/inquiry/src/env';
import { NodeEnvironment, StartEnvironment } from '@setu/local';
import type { ServiceName } from '@setu/protocol';
import { PactBrokerEnvironment, ReleaseEnvironment } from '@setu/release';
import { ServiceEnvironment } from '@setu/service-kit';
import type { z } from 'zod';

/** A process that reads environment variables, and the schemas that it uses. */
export interface Reader {
  name: string;
  schemas: readonly z.ZodType[];
}

/** Services with their own settings. */
export const ownEnvironments: Partial<Record<ServiceName, z.ZodType>> = {
  catalog: CatalogEnvironment,
  content: ContentEnvironment,
  identity: IdentityEnvironment,
  inquiry: InquiryEnvironment,
};

const serviceReaders: readonly Reader[] = serviceNames.map((name) => {
  const own = ownEnvironments[name];
  return { name, schemas: [ServiceEnvironment, ...(own ? [own] : [])] };
});

/** Processes that run until they are stopped. */
export const servers: readonly Reader[] = [
  { name: 'gateway', schemas: [GatewayEnvironment] },
  ...serviceReaders,
];

/** Commands for people; they read their settings on each run. */
export const commands: readonly Reader[] = [
  { name: '`npm start`, `npm run dev`', schemas: [StartEnvironment] },
  {
    name: '`npm run start:cluster`',
    schemas: [
      StartEnvironment.pick({
        PORT: true,
        PUBLIC_URL: true,
        DATA_DIR: true,
        DEMO: true,
        DEMO_PASSWORD: true,
      }),
    ],
  },
  { name: '`npm run node`', schemas: [NodeEnvironment] },
  { name: '`npm run dev -w <remote>`', schemas: [StartEnvironment.pick({ DATA_DIR: true })] },
  { name: '`npm run release`', schemas: [ReleaseEnvironment, PactBrokerEnvironment] },
  { name: '`npm run backup`, `npm run restore`', schemas: [BackupEnvironment] },
  { name: '`npm run bench -- lab`', schemas: [ReleaseEnvironment] },
  { name: '`npm run bench -- scale`', schemas: [ScaleEnvironment] },
  { name: '`npm run bench -- restore`', schemas: [RestoreEnvironment] },
];
