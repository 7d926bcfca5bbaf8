import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNotInContracts, contractFiles, serviceConstant } from '../checkout';
import { addFeature, addImport, appendLine, insertAfter } from '../edits';
import { fillTemplate } from '../fill-template';
import { camelOf, pascalOf, pluralOf, readName, titleOf } from '../names';
import type { Edit, Files, Plan } from '../plan';
import { Refused } from '../refused';

/** `invoice-sent` → `invoice` */
const nounOf = (name: string): string => {
  const end = name.lastIndexOf('-');
  if (end < 0)
    throw new Refused(
      `"${name}" is not a valid name of an event. Use a noun and a past participle, such as invoice-sent.`,
    );
  return name.slice(0, end);
};

/** Adds the event to the file of its producer's events, or creates that file. */
const defineEvent = (
  root: string,
  producer: string,
  name: string,
  constant: string,
): { files: Files; edits: Edit[] } => {
  const path = `packages/contracts/src/${producer}/events.ts`;
  const definition = `\n/** ${titleOf(name)}. Recorded in the transaction of the row it is about. */
export const ${constant} = event('${producer}', '${name}', 1, z.object({ id: z.guid(), version: z.int() }));`;
  return existsSync(join(root, path))
    ? { files: {}, edits: [appendLine(path, definition)] }
    : {
        files: {
          [path]: `import { event } from '@setu/protocol';\nimport { z } from 'zod';\n\n${definition}\n`,
        },
        edits: [appendLine(contractFiles.index, `export * from './${producer}/events';`)],
      };
};

/** `20261122101500`, or the successor of the folder's newest migration if that has a later name: databases apply them by name. */
const timestampFor = async (folder: string, now: Date): Promise<string> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const times = texts.flatMap((text) =>
    [...text.matchAll(/name: '(\d{14})-/g)].map(([, time]) => Number(time)),
  );
  const own = Number(now.toISOString().replace(/\D/g, '').slice(0, 14));
  return String(Math.max(own, ...times.map((time) => time + 1)));
};

/** An event of one service, and the projection that another service builds from it. */
export const planEvent = async (
  root: string,
  producer: string,
  given: string,
  consumer: string,
  now = new Date(),
): Promise<Plan> => {
  const name = readName(given);
  const things = pluralOf(nounOf(name));
  serviceConstant(root, producer);
  const service = serviceConstant(root, consumer);
  if (producer === consumer)
    throw new Refused('A service does not consume its own events. Name another consumer.');
  const constant = `${camelOf(name)}V1`;
  checkNotInContracts(root, new RegExp(`export const ${constant}\\b`), constant);
  const definition = defineEvent(root, producer, name, constant);
  const app = `services/${consumer}/src/app.ts`;
  const migrations = `services/${consumer}/migrations/index.ts`;
  const migration = `${await timestampFor(join(root, migrations, '..'), now)}-create-${things}`;
  const createTable = `create${pascalOf(things)}`;
  const consumerConstant = `${camelOf(things)}Consumer`;
  return {
    folder: `services/${consumer}/src/${things}`,
    files: {
      ...definition.files,
      ...(await fillTemplate('event', {
        producer,
        consumer,
        service,
        name,
        title: titleOf(name),
        constant,
        things,
        camel: camelOf(things),
        table: things.replaceAll('-', '_'),
        migration,
        createTable,
        consumerConstant,
      })),
    },
    edits: [
      ...definition.edits,
      insertAfter(
        contractFiles.eventFields,
        /const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = \{/,
        `\n  '${producer}.${name}.v1': { id: plain, version: plain },`,
      ),
      addImport(app, `import { ${camelOf(things)} } from './${things}/${things}.feature';`),
      addFeature(app, camelOf(things)),
      addImport(migrations, `import { ${createTable} } from './${migration}';`),
      insertAfter(
        migrations,
        /migrations: readonly Migration\[\] = \[[\s\S]*?(?=,?\s*\];)/,
        `, ${createTable}`,
      ),
      { path: migrations, change: (text) => text.replace(/\[\s*,\s*/, '[') },
    ],
    message: `${producer}.${name}.v1 is an event, and services/${consumer}/src/${things}/ keeps a projection of it.

Record it in a use case of ${producer}, in the transaction of the row it is about:
  await recordEvent(trx, ${constant}, row.id, { id: row.id, version: row.version });
Then write the pact of the consumer in services/${consumer}/pact/.`,
  };
};
