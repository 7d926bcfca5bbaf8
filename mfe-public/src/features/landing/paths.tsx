import { SignInLink } from '@setu/mfe-kit';
import { Heading, LinkButton, media, Text, token } from '@setu/ui';
import { kolamOf } from '@setu/ui/kolam';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { Entry } from '../../shared/copy/entries';
import { useEntries } from '../../shared/copy/use-entries';
import { Section } from './section';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[24]};
  }
`;

const Root = styled.article<{ $isMeant: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
  border: 1px solid ${({ $isMeant }) => ($isMeant ? token.color.peacock : token.color.line)};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${({ $isMeant }) => ($isMeant ? `inset 0 0 0 1px ${token.color.peacock}` : 'none')};

  ul {
    display: grid;
    gap: ${token.space[8]};
    font-size: ${token.text[14]};
  }

  li {
    position: relative;
    padding-left: ${token.space[16]};
  }

  li::before {
    content: '';
    position: absolute;
    top: 0.5em;
    left: 0;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${token.color.peacock};
  }

  > :last-child {
    align-self: flex-start;
    margin-top: auto;
  }

  @media (min-width: 768px) and (max-width: 1023px) {
    padding: ${token.space[16]};
  }
`;

/** A small kolam of a few dots, different for each path. */
function Mark({ shape }: { shape: readonly string[] }) {
  const { path, dots, width, height } = kolamOf(
    shape[0]?.length ?? 0,
    shape.length,
    (column, row) => shape[row]?.[column] === 'o',
  );
  return (
    <svg
      width={width * 11}
      height={height * 11}
      viewBox={`-0.2 -0.2 ${width + 0.4} ${height + 0.4}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} stroke={token.color.peacock} strokeWidth="0.18" />
      <path
        d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke={token.color.peacock}
        strokeWidth="0.5"
      />
    </svg>
  );
}

interface PathProps {
  id?: string;
  shape: readonly string[];
  entry: Entry;
  points: readonly string[];
  action: ReactNode;
}

function Path({ id, shape, entry, points, action }: PathProps) {
  const { hash } = useLocation();
  return (
    <Root id={id} $isMeant={id !== undefined && hash === `#${id}`}>
      <Mark shape={shape} />
      <Heading level={3} size="section">
        {entry.title}
      </Heading>
      <Text $tone="muted">{entry.content}</Text>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {action}
    </Root>
  );
}

/** Three entry points: for brands, for investors, for real estate. */
export function Paths() {
  const entries = useEntries();
  return (
    <Section title="For Brands, Investors and Property Owners">
      <Cards>
        <Path
          id="for-brands"
          shape={['.o.', 'ooo']}
          entry={entries.one('features.brands')}
          points={['Inquiries from investors, in one inbox', 'Property requirements seen by agents']}
          action={
            <LinkButton
              as={SignInLink}
              intent={{ role: 'brand', returnTo: '/dashboard' }}
              variant="secondary"
            >
              Start Expanding
            </LinkButton>
          }
        />
        <Path
          shape={['ooo', 'ooo']}
          entry={entries.one('features.investors')}
          points={[
            'Filters for category, model, budget and city',
            'Your message goes to the owner of the listing',
          ]}
          action={
            <LinkButton as={Link} to="/franchises" variant="secondary">
              Find Opportunities
            </LinkButton>
          }
        />
        <Path
          id="real-estate"
          shape={['ooo', 'o.o']}
          entry={entries.one('features.real-estate')}
          points={['Demands with area, rent cap and timeline', 'Your commission proposed with each offer']}
          action={
            <LinkButton
              as={SignInLink}
              intent={{ role: 'agent', returnTo: '/dashboard' }}
              variant="secondary"
            >
              List Properties
            </LinkButton>
          }
        />
      </Cards>
    </Section>
  );
}
