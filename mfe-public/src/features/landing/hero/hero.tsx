import { Container, columnsUpTo, Heading, media, Text, token } from '@setu/ui';
import styled from 'styled-components';
import { useEntries } from '../../../shared/copy/use-entries';
import { Bridge } from './bridge';
import { HeroSearch } from './hero-search';

const Root = styled.section`
  position: relative;
  padding-block: ${token.space[32]} ${token.space[48]};
  overflow: hidden;

  ${media.wide} {
    padding-block: ${token.space[72]} ${token.space[72]};
  }
`;

const Stage = styled(Container)`
  display: grid;
  gap: ${token.space[32]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: ${token.space[48]} ${token.space[48]};

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
  h1 {
    max-width: 15ch;

    ${media.wide} {
      font-size: 3.75rem;
      line-height: 1.04;
      letter-spacing: -0.03em;
    }
  }

  p {
    max-width: 52ch;
    margin-top: ${token.space[16]};
  }
`;

/** Only shown on wide screens; a phone shows the text first. */
const Drawing = styled(Bridge)`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

const Claims = styled.ul`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '8rem', gap: '0px' })};
  margin-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  li {
    padding: ${token.space[16]} ${token.space[12]} 0 0;
    font-size: ${token.text[14]};
    font-weight: 500;
  }

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    li + li {
      padding-left: ${token.space[24]};
      border-left: 1px solid ${token.color.line};
    }

    li {
      padding-block: ${token.space[16]};
    }
  }
`;

/** The first screen of the landing page: the introduction and the search. */
export function Hero() {
  const entries = useEntries();
  const headline = entries.one('hero.headline');
  return (
    <Root>
      <Stage>
        <Words>
          <Heading level={1} size="display">
            {headline.title}
          </Heading>
          <Text $size={18} $tone="muted">
            {headline.content}
          </Text>
        </Words>
        <Drawing />
        <div>
          <HeroSearch />
          <Claims>
            {entries.all('hero.claim-').map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </Claims>
        </div>
      </Stage>
    </Root>
  );
}
