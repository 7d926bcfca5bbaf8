import type { FranchiseView } from '@setu/contracts';
import { coverOf, InquiryButton } from '@setu/marketplace';
import { useSession } from '@setu/mfe-kit';
import {
  BrandCover,
  IconButton,
  media,
  Stack,
  Text,
  TextLink,
  tabularFigures,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { X } from '@setu/ui/icons';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { type CompareGroup, missingIn, notDisclosed } from './compare-rows';

/** On a phone two franchises are visible, and the others are reached by scrolling to the side. */
const Scroller = styled.div`
  margin-inline: calc(-1 * ${token.space[16]});
  padding-inline: ${token.space[16]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token.space[16]};

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
    overflow-x: visible;
  }

  @media print {
    overflow: visible;
  }
`;

/** The name of a line beside its values, where there is room for it. */
const asTable = css`
  display: table;
  width: 100%;
  table-layout: fixed;

  thead {
    display: table-header-group;
  }

  tbody {
    display: table-row-group;
  }

  tr {
    display: table-row;
  }

  thead td {
    display: table-cell;
    width: 190px;
  }

  tbody th {
    position: static;
    padding-bottom: ${token.space[8]};
  }
`;

const Table = styled.table<{ $count: number }>`
  border-collapse: collapse;
  font-size: ${token.text[14]};
  line-height: 1.4;

  th,
  td {
    padding: ${token.space[8]};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  td {
    ${tabularFigures}
  }

  thead td,
  thead th {
    scroll-snap-align: start;
  }

  &,
  thead,
  tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => $count}, calc(50vw - ${token.space[16]}));
    border-bottom: 1px solid ${token.color.line};
  }

  thead td {
    display: none;
  }

  /* The name of a line is above its values, and stays visible while they are scrolled. */
  tbody th {
    grid-column: 1 / -1;
    position: sticky;
    left: 0;
    justify-self: start;
    padding-bottom: 0;
    color: ${token.color.muted};
  }

  tbody th[scope='rowgroup'] {
    padding-block: ${token.space[24]} ${token.space[8]};
    color: ${token.color.ink};
    font-size: ${token.text[18]};
    font-weight: 600;
  }

  ${media.wide} {
    ${asTable}
  }

  @media print {
    ${asTable}
    font-size: 10px;
    line-height: 1.3;

    && th,
    && td {
      padding: ${token.space[4]};
    }

    thead td {
      width: 18%;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

/** The mark of a line with different values. */
const Mark = styled.span`
  display: inline-block;
  width: 7px;
  height: 7px;
  margin-right: ${token.space[8]};
  border-radius: 50%;
  background: ${token.color.marigold};
  vertical-align: 0.1em;
  print-color-adjust: exact;
`;

const Picture = styled.div`
  position: relative;
  overflow: clip;
  border-radius: ${token.radius.control};

  @media print {
    display: none;
  }
`;

const Remove = styled.div`
  position: absolute;
  top: ${token.space[4]};
  right: ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};

  ${media.noScript} {
    display: none;
  }
`;

const Unknown = styled.span`
  color: ${token.color.muted};
`;

interface ColumnProps {
  id: string;
  franchise: FranchiseView | undefined;
  onRemove: (id: string) => void;
}

function ColumnHead({ id, franchise, onRemove }: ColumnProps) {
  const session = useSession();
  const title = franchise?.title ?? 'No longer listed';
  return (
    <th scope="col">
      <Stack $gap={8}>
        <Picture>
          <BrandCover
            name={franchise?.brandName ?? '?'}
            category={franchise?.businessCategory ?? 'other'}
            {...(franchise ? coverOf(franchise) : {})}
            sizes="(min-width: 1280px) 260px, 50vw"
            eager
          />
          <Remove>
            <IconButton name={`Remove ${title} from the comparison`} icon={X} onClick={() => onRemove(id)} />
          </Remove>
        </Picture>
        {franchise ? (
          <TextLink as={Link} to={`/franchises/${id}`} style={{ fontWeight: 600 }}>
            {title}
          </TextLink>
        ) : (
          <Text as="span" $size={14} $tone="muted">
            {title}
          </Text>
        )}
        {franchise && session.state === 'signed-in' && session.user.id !== franchise.brandId ? (
          <InquiryButton franchise={franchise} size="sm">
            Inquire
            <VisuallyHidden> about {title}</VisuallyHidden>
          </InquiryButton>
        ) : null}
      </Stack>
    </th>
  );
}

const Value = ({ text }: { text: string | null }) => {
  if (text === null) return <VisuallyHidden>No longer listed</VisuallyHidden>;
  return text === notDisclosed ? <Unknown>{text}</Unknown> : text;
};

interface CompareTableProps {
  ids: readonly string[];
  /** By the order of the ids; undefined for one that is no longer listed. */
  franchises: readonly (FranchiseView | undefined)[];
  /** The shown lines. */
  groups: readonly CompareGroup[];
  /** All lines, for the list of what is not disclosed. */
  all: readonly CompareGroup[];
  onRemove: (id: string) => void;
}

/** Franchises beside each other. Lines with different values have a mark. */
export function CompareTable({ ids, franchises, groups, all, onRemove }: CompareTableProps) {
  return (
    <Scroller role="region" aria-label="Comparison" tabIndex={0}>
      <Table $count={ids.length}>
        <VisuallyHidden as="caption">Franchises beside each other</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {ids.map((id, index) => (
              <ColumnHead key={id} id={id} franchise={franchises[index]} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={ids.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, values, differs }) => (
              <tr key={label}>
                <th scope="row">
                  {differs ? (
                    <Mark>
                      <VisuallyHidden>Differs: </VisuallyHidden>
                    </Mark>
                  ) : null}
                  {label}
                </th>
                {ids.map((id, index) => (
                  <td key={id}>
                    <Value text={values[index] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr>
            <th scope="row">Does not disclose</th>
            {ids.map((id, index) => (
              <td key={id}>
                {franchises[index]
                  ? missingIn(all, index).join(', ') || 'Everything here is disclosed'
                  : null}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroller>
  );
}
