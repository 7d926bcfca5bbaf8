import { type FranchiseView, httpsAddress, product } from '@setu/contracts';
import { Icon, Text, TextLink, token } from '@setu/ui';
import { ExternalLink, FileText } from '@setu/ui/icons';
import styled from 'styled-components';
import { documentName } from './document-name';
import { Part } from './part';

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${token.space[12]};
    align-items: center;
    padding-block: ${token.space[8]};
  }

  > li + li {
    border-top: 1px solid ${token.color.line};
  }

  > li > svg {
    grid-row: span 2;
    color: ${token.color.muted};
  }
`;

const Name = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 24px;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;

/** Every document of the franchise, with the site that has it. Empty when there are none. */
export function Documents({ franchise }: { franchise: FranchiseView }) {
  // Addresses stored before they were validated may contain a password; those are not linked.
  const addresses = franchise.documents.filter((address) => httpsAddress(address) !== null);
  if (addresses.length === 0) return null;
  return (
    <Part title="Documents">
      <List>
        {addresses.map((address) => (
          <li key={address}>
            <Icon of={FileText} />
            <div>
              <Name href={address} target="_blank" rel="noopener nofollow">
                {documentName(address)}
                <Icon of={ExternalLink} size={16} />
              </Name>
              <Text $size={14} $tone="muted">
                Opens {new URL(address).host}, outside {product.name}.
              </Text>
            </div>
          </li>
        ))}
      </List>
    </Part>
  );
}
