import { useTemporaryFilesInMemory } from '@setu/service-kit/test';
import { keepPlatform } from './kept-platform';
import { startTestPlatform } from './test-platform';

/** Starts the platform of a run of browser tests. A failed start leaves nothing behind. */
export const runPlatform = async (): Promise<void> => {
  const removeTemporaryFiles = await useTemporaryFilesInMemory();
  const platform = await startTestPlatform({
    demo: true,
    // All browsers have the same address and would exceed the limits, which the gateway's tests cover. Every page is measured.
    env: {
      RATE_LIMIT: '6000',
      VITALS_SHARE: '1',
      NOTIFICATION_MAIL_AFTER_SECONDS: '5',
      // Pages have their content even on a busy machine. The gateway's tests cover pages that time out.
      PAGE_WAIT_MS: '60000',
      // The programs of the journeys send their network in a header.
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    },
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch(async (error: unknown) => {
    // Jest does not tear down after a failed set-up.
    await removeTemporaryFiles();
    throw error;
  });
  keepPlatform({ platform, removeTemporaryFiles });
};
