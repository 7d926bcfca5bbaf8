import { Card, CardBody, Skeleton, token } from '@setu/ui';
import styled, { css } from 'styled-components';
import { inRows } from './view/view-styles';

const Root = styled(Card)`
  ${inRows(css`
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${token.space[12]};
    min-height: 150px;
    padding: ${token.space[12]};

    > :first-child {
      aspect-ratio: 1;
    }
  `)}
`;

const Body = styled(CardBody)`
  ${inRows(css`
    padding: 0;
  `)}
`;

/** Only in cards. */
const More = styled.div`
  display: contents;

  ${inRows(css`
    display: none;
  `)}
`;

/** A placeholder with the shape of a card or a row, so that nothing moves when the card has loaded. */
export function FranchiseCardSkeleton() {
  return (
    <Root $flush aria-hidden="true">
      <Skeleton ratio="16 / 10" />
      <Body>
        <Skeleton width="45%" height="24px" />
        <Skeleton width="90%" height="24px" />
        <More>
          <Skeleton height="42px" />
          <Skeleton width="60%" height="44px" />
        </More>
        <Skeleton height="40px" />
        <More>
          <Skeleton width="75%" height="21px" />
          <Skeleton height="36px" />
        </More>
      </Body>
    </Root>
  );
}
