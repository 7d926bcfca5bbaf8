import { defaultSupportText, type FranchiseView, supportItemsOf } from '@setu/contracts';
import { Icon, media, Text, token } from '@setu/ui';
import { Check } from '@setu/ui/icons';
import styled from 'styled-components';
import { Part } from './part';

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]} ${token.space[32]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: flex;
    gap: ${token.space[12]};
  }

  svg {
    margin-top: 3px;
    color: ${token.color.leaf};
  }
`;

/** The brand's support for its franchisees. */
export function Support({ franchise }: { franchise: FranchiseView }) {
  return (
    <Part title="Support & Training">
      <Text style={{ whiteSpace: 'pre-line' }}>{franchise.supportProvided ?? defaultSupportText}</Text>
      <List>
        {supportItemsOf(franchise).map((item) => (
          <li key={item}>
            <Icon of={Check} />
            {item}
          </li>
        ))}
      </List>
      <Text $size={14} $tone="muted">
        Ask the brand which of these it puts in writing.
      </Text>
    </Part>
  );
}
