import { z } from 'zod';

/** Settings of `npm run release`. */
export const ReleaseEnvironment = z.object({
  RELEASE_URL: z.string().optional().meta({
    description: 'The platform, unless `--url` names it; by default the one that runs here.',
    form: 'an address such as `https://franchisesetu.example`',
  }),
  RELEASE_TOKEN: z.string().optional().meta({
    description:
      "Your team's token. The local platform's own token is used without it, and is sent to that platform only.",
    isSecret: true,
  }),
  DATA_DIR: z.string().default('.data').meta({
    description: 'Where the platform that runs here (`npm start`) keeps `run.json` and `secrets.json`.',
    form: 'a folder',
  }),
  USER: z.string().default('').meta({
    description: 'The person in the history, when git has no `user.name`.',
  }),
});

/** Settings of `npm run release` for a Pact Broker. */
export const PactBrokerEnvironment = z.object({
  PACT_BROKER_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'A Pact Broker to use together with the registry. Without it the registry alone has the pacts.',
      form: 'an address such as `https://pacts.example`',
    }),
  PACT_BROKER_TOKEN: z.string().optional().meta({
    description: 'Token of the Pact Broker.',
    isSecret: true,
  }),
  PACT_BROKER_USERNAME: z.string().optional().meta({
    description: 'User of a Pact Broker without tokens.',
  }),
  PACT_BROKER_PASSWORD: z.string().optional().meta({
    description: 'Password of `PACT_BROKER_USERNAME`.',
    isSecret: true,
  }),
  PACT_BROKER_ENVIRONMENT: z.string().default('production').meta({
    description: 'Environment of the Pact Broker that deployments are recorded for.',
  }),
});
