import {
  Card,
  Cluster,
  EmptyState,
  Heading,
  media,
  SearchInput,
  Stack,
  Text,
  TextLink,
  token,
} from '@setu/ui';
import { Toaster } from '@setu/ui/toast';
import { Tooltips } from '@setu/ui/tooltip';
import { useState } from 'react';
import styled from 'styled-components';
import { findSpecimens, idOf, type Specimen } from './specimen';
import { groups } from './specimens';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  max-width: 1280px;
  margin-inline: auto;
  padding: ${token.space[24]} ${token.space[16]} ${token.space[72]};

  ${media.wide} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  display: none;

  ${media.wide} {
    display: block;
    position: sticky;
    top: ${token.space[24]};
    align-self: start;
    max-height: calc(100vh - 48px);
    overflow-y: auto;
  }
`;

const Stage = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
`;

const Code = styled.code`
  overflow-wrap: anywhere;
  color: ${token.color.muted};
  font-size: ${token.text[12]};
`;

function Entry({ specimen }: { specimen: Specimen }) {
  const { name, shows, from, use, Draw } = specimen;
  return (
    <Stack as="section" $gap={8} id={idOf(specimen)}>
      <Heading level={3}>{name}</Heading>
      <Text $tone="muted" $size={14}>
        {use}
      </Text>
      <Code>{`import { ${shows.join(', ')} } from '${from}';`}</Code>
      <Stage>
        <Draw />
      </Stage>
    </Stack>
  );
}

/** Shows every primitive with its states; the search finds it by name, component or use. */
export function Gallery() {
  const [search, setSearch] = useState('');
  const found = findSpecimens(groups, search);
  const count = found.reduce((sum, { specimens }) => sum + specimens.length, 0);
  return (
    <Page>
      <Contents aria-label="Specimens">
        <Stack $gap={16}>
          {found.map(({ title, specimens }) => (
            <Stack key={title} $gap={4}>
              <Text $weight={600} $size={14}>
                {title}
              </Text>
              {specimens.map((one) => (
                <TextLink key={one.name} href={`#${idOf(one)}`}>
                  {one.name}
                </TextLink>
              ))}
            </Stack>
          ))}
        </Stack>
      </Contents>
      <Stack as="main" $gap={32}>
        <Stack $gap={12}>
          <Heading size="title">Design system</Heading>
          <SearchInput
            label="Search components"
            placeholder="Search components..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onClear={() => setSearch('')}
          />
          <Cluster>
            <Text role="status" $tone="muted" $size={14}>
              {count === 1 ? '1 specimen' : `${count} specimens`}
            </Text>
          </Cluster>
        </Stack>
        {count === 0 ? (
          <EmptyState title="No component found">
            Search by a component’s name, or by what it is for.
          </EmptyState>
        ) : null}
        {found.map(({ title, specimens }) => (
          <Stack key={title} $gap={32}>
            <Heading level={2}>{title}</Heading>
            {specimens.map((one) => (
              <Entry key={one.name} specimen={one} />
            ))}
          </Stack>
        ))}
      </Stack>
      <Toaster />
      <Tooltips />
    </Page>
  );
}
