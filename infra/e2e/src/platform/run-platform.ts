import { useTemporaryFilesInMemory } from '@setu/service-kit/test';
import { keepPlatform } from './kept-platform';
import { startTestPlatform } from './test-platform';

/** Starts the platform of a run of tests in browsers. A failed start leaves nothing behind. */
export const runPlatform = async (): Promise<void> => {
  const removeTemporaryFiles = await useTemporaryFilesInMemory();
  const platform = await startTestPlatform({
    demo: true,
    // All browsers come from one address and would exceed the limits, which the gateway's own tests cover. Every page is measured.
    env: {
      RATE_LIMIT: '6000',
      VITALS_SHARE: '1',
      NOTIFICATION_MAIL_AFTER_SECONDS: '5',
      // Pages come with their content on a busy machine too. That they come without it in time is tested at the gateway.
      PAGE_WAIT_MS: '60000',
      // The programs of the journeys say from which network they come.
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
