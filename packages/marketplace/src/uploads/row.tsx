import { Text, token } from '@setu/ui';
import styled from 'styled-components';

/** One file of a field: its preview and its details. */
export const Row = styled.li<{ $isTarget?: boolean }>`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: ${token.space[12]};
  align-items: start;
  padding: ${token.space[8]};
  border: 1px solid ${({ $isTarget }) => ($isTarget ? token.color.peacock : token.color.line)};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

export const RowFrame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken} center / cover;
  color: ${token.color.turmeric};

  > img,
  > canvas {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const RowBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`;

export const RowName = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -12px;
`;
