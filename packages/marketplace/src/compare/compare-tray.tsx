import { Button, Chip, Cluster, Container, LinkButton, media, Text, token } from '@setu/ui';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { clearCompared, compareAddress, removeCompared, useCompared } from './compared';

const Root = styled.aside<{ $raised: boolean }>`
  position: sticky;
  z-index: 4;
  bottom: 0;
  padding: ${token.space[12]} 0 max(${token.space[12]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};

  /* Above the bar with the button to write to the brand, which wide windows do not have. */
  ${({ $raised }) => ($raised ? 'bottom: 69px;' : '')}

  ${media.wide} {
    bottom: 0;
  }

  @media print {
    display: none;
  }
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`;

/** The chosen titles, where there is room for them. */
const Titles = styled(Cluster)`
  display: none;
  min-width: 0;

  ${media.tablet} {
    display: flex;
    flex: 1;
  }
`;

const Short = styled.span`
  max-width: 22ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface CompareTrayProps {
  /** Whether the screen has a bar at the bottom edge of narrow windows. */
  isRaised?: boolean;
}

/** The franchises that are chosen to be compared, at the bottom edge of the window. Renders nothing without any, and on the comparison. */
export function CompareTray({ isRaised = false }: CompareTrayProps) {
  const compared = useCompared();
  const { pathname } = useLocation();
  if (compared.length === 0 || pathname === '/compare') return null;
  return (
    <Root aria-label="Franchises to compare" $raised={isRaised}>
      <Line>
        <Text as="span" $size={14} $weight={600} role="status" style={{ whiteSpace: 'nowrap' }}>
          {compared.length} to compare
        </Text>
        <Titles $gap={8}>
          {compared.map(({ id, title }) => (
            <Chip key={id} onRemove={() => removeCompared(id)}>
              <Short>{title}</Short>
            </Chip>
          ))}
        </Titles>
        <Cluster $gap={8} $wrap={false}>
          <Button variant="ghost" size="sm" onClick={clearCompared}>
            Clear
          </Button>
          <LinkButton as={Link} size="sm" to={compareAddress(compared.map(({ id }) => id))}>
            Compare
          </LinkButton>
        </Cluster>
      </Line>
    </Root>
  );
}
