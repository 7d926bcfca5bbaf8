import { usePageHead } from '@setu/mfe-kit';
import { Container, Heading, LinkButton, media, Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { type Article, articleHead } from './articles';

const Root = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[72]};
  }
`;

/** On wide screens the form is next to the text. */
const Columns = styled.div<{ $hasForm: boolean }>`
  ${media.wide} {
    ${({ $hasForm }) =>
      $hasForm &&
      css`
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: start;
        column-gap: ${token.space[72]};
      `}
  }
`;

const Words = styled.div`
  max-width: ${token.size.reading};
`;

const Tool = styled.div`
  margin-top: ${token.space[32]};
`;

const Form = styled.div`
  margin-top: ${token.space[48]};

  ${media.wide} {
    grid-area: 1 / 2 / span 2;
    margin-top: 0;
  }
`;

const Lead = styled.p`
  margin-top: ${token.space[16]};
  color: ${token.color.muted};
  font-size: ${token.text[18]};
`;

const Part = styled.section`
  margin-top: ${token.space[48]};

  p {
    margin-top: ${token.space[12]};
  }

  li {
    position: relative;
    margin-top: ${token.space[12]};
    padding-left: ${token.space[24]};
  }

  li::before {
    content: '';
    position: absolute;
    top: 0.6em;
    left: 2px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${token.color.peacock};
  }
`;

const Next = styled.div`
  margin-top: ${token.space[48]};
`;

interface ArticlePageProps {
  article: Article;
  /** Shown between the lead and the text. */
  tool?: ReactNode;
  /** Shown next to the text, below it on phones. */
  form?: ReactNode;
}

/** A short page of text. */
export function ArticlePage({ article, tool, form }: ArticlePageProps) {
  usePageHead(articleHead(article));
  return (
    <Root as="article" $reading={!tool && !form}>
      <Columns $hasForm={form !== undefined}>
        <Words>
          <Heading level={1} size="display">
            {article.title}
          </Heading>
          <Lead>{article.lead}</Lead>
        </Words>
        {tool ? <Tool>{tool}</Tool> : null}
        <Words>
          {article.parts.map(({ heading, paragraphs, points }) => (
            <Part key={heading}>
              <Heading level={2}>{heading}</Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {points ? (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : null}
            </Part>
          ))}
          <Next>
            <LinkButton as={Link} to={article.next.path} variant="secondary">
              {article.next.text}
            </LinkButton>
          </Next>
        </Words>
        {form ? <Form>{form}</Form> : null}
      </Columns>
    </Root>
  );
}
