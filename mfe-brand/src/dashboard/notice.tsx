import { Icon, IconButton, Text, token } from '@setu/ui';
import { Info, X } from '@setu/ui/icons';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  margin-top: ${token.space[16]};
  padding: ${token.space[4]} ${token.space[4]} ${token.space[4]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color['turmeric-tint']};
  color: ${token.color.turmeric};

  > p {
    flex: 1;
    padding-block: ${token.space[8]};
    overflow-wrap: anywhere;
  }
`;

interface NoticeProps {
  text: string | null;
  onDismiss: () => void;
}

/** A notice about the item that was just stored; it stays until it is dismissed. */
export function Notice({ text, onDismiss }: NoticeProps) {
  return (
    <div role="status">
      {text ? (
        <Root>
          <Icon of={Info} />
          <Text $size={14} $weight={500} $tone="warning">
            {text}
          </Text>
          <IconButton name="Dismiss" icon={X} onClick={onDismiss} />
        </Root>
      ) : null}
    </div>
  );
}
