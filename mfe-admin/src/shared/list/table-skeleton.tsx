import { Skeleton } from '@setu/ui';
import { Cell, Row, Table, type TableLayout } from './table';

/** Rows of a loading table. */
const rows = [1, 2, 3, 4, 5, 6];
const widths = ['70%', '90%', '55%', '80%', '60%', '40%'];

/** The placeholder of a loading table. */
export function TableSkeleton({ label, columns, template }: TableLayout) {
  return (
    <Table label={label} columns={columns} template={template} busy>
      {rows.map((row) => (
        <Row key={row}>
          {columns.map((column, index) => (
            <Cell key={column} half={index > 0}>
              <Skeleton width={widths[(row + index) % widths.length]} height="20px" />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
