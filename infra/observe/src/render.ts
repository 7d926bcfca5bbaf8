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

/** All files by their path, below the folder `rendered`. */
export const render = (): ReadonlyMap<string, string> =>
  new Map([
    ['rules.yaml', rulesText()],
    ['dashboards/franchisesetu.json', `${JSON.stringify(dashboard(), null, 2)}\n`],
  ]);
