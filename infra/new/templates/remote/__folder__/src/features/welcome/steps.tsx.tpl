import { Card, Grid, Heading, Icon, type IconType, Stack, Text, token } from '@setu/ui';
import { Database, Layers, Rocket } from '@setu/ui/icons';
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

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${token.radius.control};
  background: ${token.color['peacock-tint']};
  color: ${token.color.peacock};
`;

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
