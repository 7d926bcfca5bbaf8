import { replyPromiseRule, replyPromiseText } from '@setu/contracts';
import { Icon, Text, token } from '@setu/ui';
import { MessageSquareText } from '@setu/ui/icons';
import styled from 'styled-components';

const Root = styled.details`
  font-size: ${token.text[14]};

  &[open] {
    flex-basis: 100%;
  }

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[4]};
    min-height: 24px;
    border-radius: ${token.radius.control};
    color: ${token.color.leaf};
    font-weight: 600;
    list-style: none;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    text-decoration-style: solid;
  }
`;

const Rule = styled(Text)`
  max-width: ${token.size.reading};
  margin-top: ${token.space[4]};
`;

/** The mark of a brand that keeps the reply promise. Its rule opens below it. */
export function ReplyPromise() {
  return (
    <Root>
      <summary>
        <Icon of={MessageSquareText} size={16} />
        {replyPromiseText}
      </summary>
      <Rule $size={14} $tone="muted">
        {replyPromiseRule}
      </Rule>
    </Root>
  );
}
