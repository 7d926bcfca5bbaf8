import { join } from 'node:path';
import { type Files, writeNew } from './files';
import { lockWorkspace } from './lock-file';
import { readName, titleOf } from './names';
import { Refused } from './refused';
import { versionsOf } from './versions';

const dependencies = [
  '@setu/contracts',
  '@setu/mfe-kit',
  '@setu/ui',
  'lucide-react',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];
const devDependencies = ['@testing-library/react', '@types/react', '@types/react-dom'];

const manifestOf = (root: string, folder: string) => ({
  name: `@setu/${folder}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: {
    dev: 'frontend dev',
    build: 'frontend build',
    typecheck: 'tsc -p .',
    test: `jest --config ../jest.config.mjs --rootDir .. ${folder}/`,
  },
  dependencies: versionsOf(root, dependencies),
  devDependencies: versionsOf(root, devDependencies),
});

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023", "DOM", "DOM.Iterable"] },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["node_modules", "dist"]
}
`;

const rspackConfig = (folder: string) => `import { defineFrontend } from '@setu/mfe-kit/build';

export default defineFrontend({ kind: 'remote', name: '${folder}' });
`;

const remote = (folder: string, name: string) => `import { defineRemote } from '@setu/mfe-kit';
import { welcomeHead } from './src/features/welcome/welcome-head';

/** What this remote is: its routes, for whom they are, and what their pages begin with. */
export const remote = defineRemote({
  name: '${folder}',
  routes: [
    {
      path: '/${name}',
      audience: 'everyone',
      screen: './home',
      head: welcomeHead,
    },
  ],
});
`;

const head = (name: string) => `import { type PageHeadInput, product } from '@setu/contracts';

export const title = '${titleOf(name)}';
export const lead = 'A page of its own, in the frame that all pages share.';

/** What the page says of itself. */
export const welcomeHead = (): PageHeadInput => ({
  title: \`\${title} | \${product.name}\`,
  description: lead,
  canonical: '/${name}',
});
`;

const steps = `import { Card, Grid, Heading, Icon, type IconType, Stack, Text, token } from '@setu/ui';
import { Database, Layers, Rocket } from 'lucide-react';
import styled from 'styled-components';

interface Step {
  icon: IconType;
  title: string;
  text: string;
}

const steps: readonly Step[] = [
  {
    icon: Layers,
    title: 'Say what it is',
    text: 'remote.ts lists the routes, for whom they are, and which screen each one shows.',
  },
  {
    icon: Database,
    title: 'Bring its data along',
    text: 'A route names its first reads: the page then comes with their answers in it.',
  },
  {
    icon: Rocket,
    title: 'Ship it alone',
    text: 'Publish, show it to a tenth of the visitors, promote. Going back takes a second.',
  },
];

const Mark = styled.span\`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: \${token.radius.control};
  background: \${token.color['peacock-tint']};
  color: \${token.color.peacock};
\`;

/** What to do with a page that has just begun. */
export function Steps() {
  return (
    <Grid $wide={3}>
      {steps.map(({ icon, title, text }) => (
        <Card key={title}>
          <Stack $gap={12} $align="start">
            <Mark>
              <Icon of={icon} size={20} />
            </Mark>
            <Heading level={2} size="card">
              {title}
            </Heading>
            <Text $tone="muted">{text}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
`;

const screen = (name: string) => `import { type ScreenProps, usePageHead } from '@setu/mfe-kit';
import { BrandCover, Cluster, Container, Heading, LinkButton, media, Stack, Text, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Steps } from '../features/welcome/steps';
import { lead, title, welcomeHead } from '../features/welcome/welcome-head';

const Root = styled(Container)\`
  padding-block: \${token.space[32]} \${token.space[72]};

  \${media.tablet} {
    padding-top: \${token.space[72]};
  }
\`;

const Opening = styled.header\`
  display: grid;
  align-items: center;
  gap: \${token.space[32]};

  \${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: \${token.space[48]};
  }
\`;

const Picture = styled(BrandCover)\`
  border-radius: \${token.radius.card};
\`;

/** /${name} */
export default function Home(_: ScreenProps) {
  usePageHead(welcomeHead());
  return (
    <Root>
      <Stack $gap={48}>
        <Opening>
          <Stack $gap={16}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text $size={18} $tone="muted">
              {lead}
            </Text>
            <Cluster $gap={12}>
              <LinkButton as={Link} to="/franchises">
                See franchises
              </LinkButton>
              <LinkButton as={Link} to="/mindmap" variant="secondary">
                How it all works
              </LinkButton>
            </Cluster>
          </Stack>
          <Picture name={title} category="services" eager />
        </Opening>
        <Steps />
      </Stack>
    </Root>
  );
}
`;

const screenTest = (name: string) => `import { renderScreen } from '@setu/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
import Home from './home';

test('the page says what it is, and leads on', async () => {
  await renderScreen(<Home params={{}} search={new URLSearchParams()} />, { at: '/${name}' });
  screen.getByRole('heading', { level: 1, name: '${titleOf(name)}' });
  expect(screen.getByRole('link', { name: 'See franchises' }).getAttribute('href')).toBe('/franchises');
  expect(document.title).toContain('${titleOf(name)}');
});

test('everybody finds it at its address', () => {
  expect(remote.routes).toMatchObject([{ path: '/${name}', audience: 'everyone', screen: './home' }]);
});
`;

/** Makes a remote with one page at `/<name>`: nothing else in the repository has to know of it. */
export const newRemote = async (root: string, given: string): Promise<string> => {
  const name = readName(given.replace(/^mfe-/, ''));
  const folder = `mfe-${name}`;
  if (name === 'mfe') throw new Refused('Name what the remote is about.');
  const manifest = manifestOf(root, folder);
  const files: Files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': tsconfig,
    'rspack.config.ts': rspackConfig(folder),
    'remote.ts': remote(folder, name),
    'src/features/welcome/welcome-head.ts': head(name),
    'src/features/welcome/steps.tsx': steps,
    'src/screens/home.tsx': screen(name),
    'src/screens/home.test.tsx': screenTest(name),
  };
  await writeNew(join(root, folder), files);
  await lockWorkspace(root, folder, manifest);
  return `${folder}/ has one page, at /${name}.

  npm ci                                  once, so that npm knows the workspace
  npm test -w ${folder}
  npm run release -- publish ${folder}
  npm run release -- verify ${folder}
  npm run release -- canary ${folder} 10
  npm run release -- promote ${folder}`;
};
