import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from './files';
import { componentOf, readName, titleOf } from './names';
import { Refused } from './refused';

const component = (name: string) => `import { EmptyState } from '@setu/ui';

/** ${titleOf(name)}, to be shown by a screen. */
export function ${componentOf(name)}() {
  return <EmptyState title="${titleOf(name)}">Nothing is here yet.</EmptyState>;
}
`;

const componentTest = (name: string) => `import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { ${componentOf(name)} } from './${name}';

test('says that nothing is here yet', async () => {
  await renderScreen(<${componentOf(name)} />);
  screen.getByText('Nothing is here yet.');
});
`;

/** Makes a feature folder in a front end: a component and its test. */
export const newFeature = async (root: string, workspace: string, given: string): Promise<string> => {
  const name = readName(given);
  const home = join(root, workspace);
  if (!/^(mfe-|shell$)/.test(workspace) || !existsSync(join(home, 'package.json')))
    throw new Refused(`There is no front end called ${workspace} here.`);
  await writeNew(join(home, 'src/features', name), {
    [`${name}.tsx`]: component(name),
    [`${name}.test.tsx`]: componentTest(name),
  });
  return `${workspace}/src/features/${name}/ is there; let a screen show <${componentOf(name)} />.`;
};
