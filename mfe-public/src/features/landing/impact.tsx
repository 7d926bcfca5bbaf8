import { Container, columnsUpTo, Heading, media, token } from '@setu/ui';
import styled from 'styled-components';
import { useEntries } from '../../shared/copy/use-entries';

const Root = styled.section`
  padding-block: ${token.space[48]};
  background: ${token.color.ink};
  color: ${token.color.paper};

  h2 {
    margin-bottom: ${token.space[32]};
    color: inherit;
  }

  ${media.tablet} {
    padding-block: ${token.space[72]};
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '8rem', gap: token.space[16] })};
  gap: ${token.space[32]} ${token.space[16]};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: ${token.space[12]};
    border-top: 1px solid color-mix(in srgb, ${token.color.paper} 28%, transparent);
  }

  > :first-child {
    grid-column: 1 / -1;
  }

  dt {
    color: color-mix(in srgb, ${token.color.paper} 78%, transparent);
    font-size: ${token.text[14]};
  }

  dd {
    font: 500 ${token.text[28]} / 1.2 ${token.font.display};
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: -0.01em;
  }

  > :first-child dd {
    font-size: ${token.text[48]};
  }

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token.space[32]} ${token.space[24]};

    > :first-child {
      grid-column: span 2;
      grid-row: span 2;
    }

    > :first-child dd {
      margin-bottom: ${token.space[12]};
      font-size: 4rem;
      line-height: 1;
      letter-spacing: -0.035em;
    }
  }

  ${media.wide} {
    dd {
      font-size: ${token.text[36]};
    }

    > :first-child dd {
      font-size: 6.5rem;
    }
  }
`;

const Note = styled.p`
  margin-top: ${token.space[32]};
  color: color-mix(in srgb, ${token.color.paper} 78%, transparent);
  font-size: ${token.text[14]};
`;

/** The Platform Impact block: static marketing copy, not counted figures. The page marks all such texts here, once. */
export function Impact() {
  const entries = useEntries();
  const figures = entries.all('features.impact-');
  const areStoriesBuiltIn = entries.all('testimonials.').some(({ isBuiltIn }) => isBuiltIn);
  return (
    <Root aria-label="Platform Impact">
      <Container>
        <Heading level={2} size="title">
          Platform Impact
        </Heading>
        <Figures>
          {figures.map(({ key, title, content }) => (
            <div key={key}>
              <dt>{content}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </Figures>
        <Note>
          {areStoriesBuiltIn
            ? 'The stories, these figures and the claims beside the search are marketing examples; the people are invented.'
            : 'These figures and the claims beside the search are marketing, not a live count.'}
        </Note>
      </Container>
    </Root>
  );
}
