import { serviceNames } from '@setu/contracts';
import { knownBy, type Setting, settingsOf } from '@setu/service-kit/settings';
import { commands, type Reader, servers } from './processes';

/** A setting, and the processes that read it with the same meaning. */
interface Row {
  setting: Setting;
  readers: string[];
}

const settingsOfReader = ({ schemas }: Reader): Setting[] => {
  const settings = schemas.flatMap(settingsOf);
  // A service and its base environment may read the same variable, such as DEMO.
  return [...new Map(settings.map((setting) => [setting.name, setting])).values()];
};

const nameOf = ({ pattern, name }: Setting): string => pattern ?? name;

/** One row for each name and meaning, sorted by name. */
const rowsOf = (readers: readonly Reader[]): Row[] => {
  const rows = new Map<string, Row>();
  for (const reader of readers)
    for (const setting of settingsOfReader(reader)) {
      const shown = { ...setting, name: nameOf(setting) };
      const key = JSON.stringify(shown);
      const row = rows.get(key) ?? { setting: shown, readers: [] };
      if (!row.readers.includes(reader.name)) row.readers.push(reader.name);
      rows.set(key, row);
    }
  return [...rows.values()].sort((a, b) => (a.setting.name < b.setting.name ? -1 : 1));
};

/** All services count as one reader, so that a new service does not change rows. */
const readersText = (readers: readonly string[]): string => {
  const isEveryService = serviceNames.every((name) => readers.includes(name));
  const others = readers.filter(
    (name) => !(isEveryService && serviceNames.some((service) => service === name)),
  );
  return [...others, ...(isEveryService ? ['every service'] : [])].join(', ');
};

const secretText = ({ name, isSecret, mayBeFile }: Setting): string =>
  `${isSecret ? 'yes' : 'no'}${mayBeFile ? `; also \`${name}_FILE\`` : ''}`;

const defaultText = ({ default: value, isRequired }: Setting): string =>
  value === null ? (isRequired ? '**required**' : 'none') : `\`${value}\``;

/** A table whose columns are as wide as their longest cell, like the output of the repository's formatter. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = [heads, ...rows].map((row) => row.map((text) => text.replaceAll('|', '\\|')));
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

const heads = ['Variable', 'Read by', 'Allowed', 'Default', 'Unit', 'Meaning', 'Secret', 'Restart'];

const settingsTable = (readers: readonly Reader[], restart: string): string =>
  table(
    heads,
    rowsOf(readers).map(({ setting, readers: names }) => [
      `\`${setting.name}\``,
      readersText(names),
      setting.form,
      defaultText(setting),
      setting.unit ?? '',
      setting.meaning,
      secretText(setting),
      restart,
    ]),
  );

/** Variables of tests and developer tools. These read them directly, and no release contains them. */
export const toolVariables: Readonly<Record<string, string>> = {
  SCREENSHOTS:
    '`1`: the browser tests leave a picture of every page in `.screenshots/`, not only of those that fail.',
  SEED: 'Order of the files of tests: a number that an earlier run printed.',
  TEST_BROWSER:
    'Browser of the tests: its path. Without it the one that npm serves, or that of the system where npm cannot reach its registry.',
  TEST_CLAIMS: 'Folder in which the runs of the browser tests claim their files. The run sets it.',
  TEST_TIMES:
    'File in which `npm run test:times` collects where the time of test files goes. The run sets it.',
  TEST_TIMES_ROWS: 'How many files of a level `npm run test:times` prints; 40 without it.',
  TEST_LOG_LEVEL: 'Level at which processes log in integration tests; `silent` without it.',
  TEST_DATABASE_URL: 'The PostgreSQL of a test run. The run sets it.',
  TEST_RUN_FOLDER: 'The folder of a test run. The run sets it.',
  E2E_URL: 'The platform of the browser tests. The run sets it.',
  E2E_DATA_DIR: 'The data folder of the browser tests. The run sets it.',
  PACT_FOLDER: 'Pacts that provider tests verify in place of those of the checkout. A verification sets it.',
  PACT_RESULTS: 'Folder for the results of provider tests. A verification sets it.',
  PORT: 'Of `npm run gallery`: the port of the gallery of components, 6100 without it.',
  PROVIDER_MAIN: 'A built `main.js` that answers provider tests. A verification sets it.',
};

const introduction = `# Configuration

This page is for people who run the platform. It lists every environment variable, and is generated from the schemas that read them by \`npm run docs:config\`;
edit the schemas, not this page. [The runbook](runbook.md) says how to use them together, and how to change a key or a password without downtime.

## How settings are read

- A process reads its settings once, when it starts. The column "Restart" says whether a change needs a restart.
- An empty variable is not set.
- A secret may be a file, as containers mount it: \`DATABASE_URL_FILE=/run/secrets/database-url\` in place of \`DATABASE_URL\`. The column "Secret" names these
  variables. A line break at the end of the file does not count.
- A process whose settings are not valid listens nowhere and ends with exit code 1. Its last log line names every variable that is wrong, and what to do.
  No value of a secret is logged.

A server also refuses to start when

- a variable and its \`_FILE\` are both set, or the file cannot be read;
- settings contradict each other, such as \`NATS_CREDS\` beside a user in \`NATS_URL\`, or \`UPLOADS=s3://…\` without a key;
- a variable is probably misspelt: up to two letters of a name of nine letters or more differ, one of a name of six or more. \`NATS_REPLICA\` is refused,
  \`HOME\` is not;
- a variable begins like settings that this process has and other programs do not (\`NATS_\`, \`DATABASE_\`; of content also \`S3_\`, of identity \`OIDC_\` …),
  and is none.

\`IGNORED_SETTINGS\` names variables that are right all the same: those of another program, and those of a newer release while an older one still runs or comes
back. \`npm start\` and \`npm run node\` set it for the releases that they start. Variables of other processes of the platform are never refused, so all may have the same environment.

## On Kubernetes

Kubernetes injects variables for each service of a namespace, such as \`NATS_PORT=tcp://10.0.0.7:4222\` and \`GATEWAY_SERVICE_HOST\`. They are recognised and left
alone. Set \`enableServiceLinks: false\` in every pod all the same: a service that is called \`internal\` would set \`INTERNAL_PORT\`, which a gateway refuses.
`;

/** docs/configuration.md: every environment variable, its readers and its meaning. */
export const configurationPage = (): string =>
  [
    introduction,
    '## Servers\n',
    'The gateway and the services. `<SERVICE>` is a service in capitals: `IDENTITY_URL`.\n',
    `${settingsTable(servers, 'yes')}\n`,
    '## Commands\n',
    '`npm start`, `npm run node` and `npm run start:cluster` give every variable of their environment to the servers that they start, so those of the first table work there too.\n',
    `${settingsTable(commands, 'next run')}\n`,
    '## Tests and tools\n',
    'These are read by tests and by tools of developers, which are part of no release.\n',
    table(
      ['Variable', 'Meaning'],
      Object.entries(toolVariables).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
    '',
  ].join('\n');

const entry = (key: string, values: readonly string[]) => {
  const items = values.map((value) => `'${value}'`);
  const short = `  ${key}: [${items.join(', ')}],`;
  return short.length <= 110 ? short : `  ${key}: [\n    ${items.join(',\n    ')},\n  ],`;
};

/**
 * infra/local/src/known-settings.ts: the settings of all processes. A command that starts them uses it to detect misspelt names and
 * to read secrets from files.
 */
export const knownSettingsFile = (): string => {
  const { names, files, prefixes, processes } = knownBy(
    [...servers, ...commands].flatMap(settingsOfReader),
    servers.map(({ name }) => name),
  );
  const sorted = (values: readonly string[]) => [...new Set(values)].sort();
  return `// Written by \`npm run docs:config\` from the schemas of all processes. Do not edit.
import type { KnownSettings } from '@setu/service-kit/settings';

/** The settings of all processes and commands. */
export const knownSettings: KnownSettings = {
${entry('names', sorted(names))}
${entry('files', sorted(files))}
${entry('prefixes', sorted(prefixes))}
${entry('processes', processes)}
};
`;
};
