import { Avatar, media, token } from '@setu/ui';
import styled from 'styled-components';
import { useEntries } from '../../shared/copy/use-entries';
import { Section } from './section';
import { speakerOf } from './speaker';

const Columns = styled.div`
  display: grid;
  gap: ${token.space[24]};

  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: 1fr 1fr;
    gap: ${token.space[24]} ${token.space[48]};

    > :first-child {
      grid-row: 1 / -1;
    }
  }
`;

const Story = styled.figure<{ $isLead: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token.space[24]};
  padding-top: ${token.space[24]};
  border-top: 2px solid ${({ $isLead }) => ($isLead ? token.color.ink : token.color.line)};

  blockquote {
    font: 400 ${({ $isLead }) => ($isLead ? token.text[22] : token.text[18])} / 1.4 ${token.font.display};
    letter-spacing: -0.005em;
    text-wrap: pretty;

    ${media.wide} {
      font-size: ${({ $isLead }) => ($isLead ? '2rem' : token.text[18])};
      line-height: ${({ $isLead }) => ($isLead ? '1.28' : '1.45')};
    }
  }

  figcaption {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    font-size: ${token.text[14]};
    line-height: 1.4;
  }

  strong {
    display: block;
    font-weight: 600;
  }

  figcaption > span:last-child {
    color: ${token.color.muted};
  }

  strong {
    color: ${token.color.ink};
  }
`;

/** Testimonials from the site copy. */
export function Stories() {
  const stories = useEntries().all('testimonials.');
  return (
    <Section id="success-stories" title="Success Stories">
      <Columns>
        {stories.map(({ key, title, content, imageUrl }, index) => {
          const { name, who, firstName, lastName } = speakerOf(title ?? '');
          return (
            <Story key={key} $isLead={index === 0}>
              <blockquote>“{content}”</blockquote>
              <figcaption>
                <Avatar user={{ firstName, lastName, profileImageUrl: imageUrl }} size={40} />
                <span>
                  <strong>{name}</strong>
                  {who}
                </span>
              </figcaption>
            </Story>
          );
        })}
      </Columns>
    </Section>
  );
}
