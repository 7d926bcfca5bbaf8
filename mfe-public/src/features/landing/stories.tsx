import { Avatar, media, token } from '@setu/ui';
import styled from 'styled-components';
import { Section } from './section';

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

const stories = [
  {
    first: 'Meenal',
    last: 'Deshpande',
    role: 'Café franchisee, Pune',
    words:
      'I read the investment, the area and the monthly figures before I ever spoke to anyone. When I did write to the brand, we were already talking about the shop, not about the brochure.',
  },
  {
    first: 'Harpreet',
    last: 'Sandhu',
    role: 'Founder of a preschool brand, Chandigarh',
    words:
      'Eleven outlets in two years. The inquiries we get here come from people who know what FOFO means and what it costs.',
  },
  {
    first: 'Anitha',
    last: 'Raghavan',
    role: 'Commercial property consultant, Chennai',
    words:
      'A brand posts the area, the rent it can bear and the date. I answer with one address, not with twenty.',
  },
];

/** Three testimonials. */
export function Stories() {
  return (
    <Section id="success-stories" title="Success stories">
      <Columns>
        {stories.map(({ first, last, role, words }, index) => (
          <Story key={first} $isLead={index === 0}>
            <blockquote>“{words}”</blockquote>
            <figcaption>
              <Avatar user={{ firstName: first, lastName: last, email: '' }} size={40} />
              <span>
                <strong>
                  {first} {last}
                </strong>
                {role}
              </span>
            </figcaption>
          </Story>
        ))}
      </Columns>
    </Section>
  );
}
