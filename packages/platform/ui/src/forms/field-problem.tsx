import styled from 'styled-components';
import { Icon } from '../display/icon';
import { CircleAlert } from '../icons/icons';
import { token } from '../theme/tokens';

const Root = styled.p`
  display: flex;
  gap: 6px;
  color: ${token.color.kumkum};
  font-size: ${token.text[14]};
  font-weight: 500;
  line-height: 1.4;

  svg {
    margin-top: 2px;
  }
`;

/** The error message below a control, which refers to it by id. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <Root id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </Root>
  );
}
