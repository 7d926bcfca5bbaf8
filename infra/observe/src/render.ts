import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Document } from 'yaml';
import { dashboard } from './dashboard';
import { ruleGroups } from './rule-groups';

const heading = ' Written by `npm run render -w infra/observe`; change the sources there.';

const rulesText = (): string => {
  const document = new Document(JSON.parse(JSON.stringify({ groups: ruleGroups() })), {
    aliasDuplicateObjects: false,
  });
  document.commentBefore = heading;
  return document.toString({ lineWidth: 0 });
};

/** Writes the rules (`rules.yaml`) and the dashboards (`dashboards/*.json`) into a folder, and removes its previous contents. */
export const renderInto = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  const files = {
    'rules.yaml': rulesText(),
    'dashboards/franchisesetu.json': `${JSON.stringify(dashboard(), null, 2)}\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};
