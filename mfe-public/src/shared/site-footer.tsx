import { product } from '@setu/contracts';
import { CompareTray } from '@setu/marketplace';
import { PageFooter } from '@setu/mfe-kit';
import { Container, media, Text, TextLink, token, Wordmark } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useEntries } from './copy/use-entries';

const Root = styled.footer`
  padding-block: ${token.space[48]} ${token.space[32]};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[32]} ${token.space[24]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Group = styled.nav`
  h2 {
    margin-bottom: ${token.space[4]};
    font-size: ${token.text[14]};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    color: ${token.color.muted};
    font-size: ${token.text[14]};
  }

  a:hover {
    color: ${token.color.ink};
  }

  @media (pointer: coarse) {
    a {
      min-height: ${token.size.touch};
    }
  }
`;

const Ground = styled.div`
  margin-top: ${token.space[32]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};
`;

const groups = [
  {
    name: 'Marketplace',
    links: [
      ['/franchises', 'Browse Franchises'],
      ['/mindmap', 'Platform Overview'],
      ['/calculator', 'Investment Calculator'],
      ['/guide', 'Franchise Guide'],
    ],
  },
  {
    name: 'Support',
    links: [
      ['/help', 'Help Center'],
      ['/contact', 'Contact Us'],
    ],
  },
  {
    name: 'Company',
    links: [
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
      ['/admin/login', 'Admin Login'],
    ],
  },
] as const;

/**
 * The footer of every public page, with the franchises to compare above it.
 * @param isTrayRaised whether the screen has a bar at the bottom edge of narrow windows
 */
export function SiteFooter({ isTrayRaised = false }: { isTrayRaised?: boolean }) {
  const copy = useEntries('footer');
  return (
    <>
      <CompareTray isRaised={isTrayRaised} />
      <PageFooter>
        <Root>
          <Container>
            <Columns>
              <div>
                <Wordmark name={product.name} />
                <Text $size={14} $tone="muted" style={{ marginTop: token.space[12], maxWidth: '34ch' }}>
                  {copy.one('footer.tagline').content}
                </Text>
              </div>
              {groups.map(({ name, links }) => (
                <Group key={name} aria-label={name}>
                  <h2>{name}</h2>
                  <ul>
                    {links.map(([path, text]) => (
                      <li key={path}>
                        <TextLink as={Link} to={path} $quiet>
                          {text}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </Group>
              ))}
            </Columns>
            <Ground>
              <Text $size={12} $tone="muted">
                {copy.one('footer.note').content}
              </Text>
            </Ground>
          </Container>
        </Root>
      </PageFooter>
    </>
  );
}
