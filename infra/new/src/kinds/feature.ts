import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../fill-template';
import { pascalOf, readName, titleOf } from '../names';
import type { Plan } from '../plan';
import { Refused } from '../refused';

/** A feature folder in a front end: a component and its test. */
export const planFeature = async (root: string, frontEnd: string, given: string): Promise<Plan> => {
  const name = readName(given);
  if (!/^(mfe-[a-z0-9-]+|shell)$/.test(frontEnd) || !existsSync(join(root, frontEnd, 'package.json')))
    throw new Refused(`There is no front end called ${frontEnd}. Name the shell or a folder mfe-….`);
  const folder = `${frontEnd}/src/features/${name}`;
  return {
    folder,
    files: await fillTemplate('feature', { frontEnd, name, Name: pascalOf(name), title: titleOf(name) }),
    edits: [],
    message: `${folder}/ has a component and its test. Let a screen show <${pascalOf(name)} />.`,
  };
};
