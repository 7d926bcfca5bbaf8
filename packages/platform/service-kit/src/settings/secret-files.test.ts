import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parseEnvironment } from './parse-environment';
import { withoutSecretFiles } from './secret-files';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setu-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schema = z.object({
  DATABASE_URL: z.string().meta({ isSecret: true }),
  LOG_LEVEL: z.string().default('info'),
});
const fileWith = (content: string) => {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
};

it('a secret is read from a file, without the line break at its end', () => {
  const DatabaseUrlFile = fileWith('postgres://here\n');
  expect(parseEnvironment(schema, { DATABASE_URL_FILE: DatabaseUrlFile })).toEqual({
    DATABASE_URL: 'postgres://here',
    LOG_LEVEL: 'info',
  });
});

it('a secret that is given both as a value and as a file is refused', () => {
  const environment = { DATABASE_URL: 'postgres://there', DATABASE_URL_FILE: fileWith('postgres://here') };
  expect(() => parseEnvironment(schema, environment)).toThrow(
    'DATABASE_URL: it is set, and DATABASE_URL_FILE too. Remove one of them',
  );
});

it('a file that cannot be read is reported with the reason', () => {
  const DatabaseUrlFile = join(folder, 'absent');
  expect(() => parseEnvironment(schema, { DATABASE_URL_FILE: DatabaseUrlFile })).toThrow(
    /DATABASE_URL_FILE: .*absent cannot be read \(ENOENT\)/,
  );
});

it('`_FILE` variables of settings that are not secrets are not read', () => {
  expect(parseEnvironment(schema, { DATABASE_URL: 'x', LOG_LEVEL_FILE: join(folder, 'absent') })).toEqual({
    DATABASE_URL: 'x',
    LOG_LEVEL: 'info',
  });
});

it('a process that passes secrets on gets their content instead of file names', () => {
  const files = ['SMTP_URL', 'CATALOG_NATS_URL'];
  const SmtpUrlFile = fileWith('smtp://me:hunter2@mail.example\n');
  expect(withoutSecretFiles({ SMTP_URL_FILE: SmtpUrlFile, PATH: '/bin' }, files)).toEqual({
    SMTP_URL: 'smtp://me:hunter2@mail.example',
    PATH: '/bin',
  });
  const CatalogFile = fileWith('nats://catalog:hunter2@b:4222\n');
  expect(withoutSecretFiles({ CATALOG_NATS_URL_FILE: CatalogFile }, files)).toEqual({
    CATALOG_NATS_URL: 'nats://catalog:hunter2@b:4222',
  });
  expect(() => withoutSecretFiles({ SMTP_URL_FILE: SmtpUrlFile, SMTP_URL: 'smtp://x' }, files)).toThrow(
    /SMTP_URL: it is set, and SMTP_URL_FILE too/,
  );
});
