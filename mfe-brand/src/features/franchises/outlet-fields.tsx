import { figureIn, Outlet, outletDoubts, outletFields } from '@setu/contracts';
import { Field, FieldPair, Text, TextArea, TextInput } from '@setu/ui';
import { plural } from '@setu/ui/format';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { FieldGroup } from '../../shared/form/fields';
import type { FranchiseValues } from './franchise-form';
import { linesOf, readLines, type TypedOutlet } from './outlet-lines';

interface FieldProps<Name> {
  control: Control<FranchiseValues>;
  name: Name;
  label: string;
  help?: string;
}

/** A whole number. */
function CountField({
  control,
  name,
  ...field
}: FieldProps<'foundedYear' | 'ownOutlets' | 'franchisedOutlets' | 'closedOutlets'>) {
  const { field: value, fieldState } = useController({ control, name });
  return (
    <Field {...field} optional error={fieldState.error?.message}>
      <TextInput {...value} inputMode="numeric" autoComplete="off" maxLength={20} />
    </Field>
  );
}

function AsOfField({ control }: { control: Control<FranchiseValues> }) {
  const { field, fieldState } = useController({ control, name: 'outletsAsOf' });
  return (
    <Field
      label="Date of these numbers"
      optional
      help="Needed with any of the numbers."
      error={fieldState.error?.message}
    >
      <TextInput {...field} type="date" />
    </Field>
  );
}

const isSame = (some: readonly TypedOutlet[], others: readonly TypedOutlet[]) =>
  JSON.stringify(some) === JSON.stringify(others);

/** Wrong lines that are named; the others are counted. */
const namedLines = 4;

/** What is wrong with the lines, each with its number; undefined when they can be saved. */
const problemOf = (text: string): string | undefined => {
  const lines = readLines(text);
  const issues = outletFields.outlets.safeParse(lines.map(({ outlet }) => outlet)).error?.issues ?? [];
  const messages = new Map<number, string>();
  for (const { path, message } of issues) {
    const line = lines[Number(path[0])];
    if (path.length === 0 || !line) return message;
    if (!messages.has(line.number)) messages.set(line.number, message);
  }
  if (messages.size === 0) return undefined;
  const named = [...messages].slice(0, namedLines).map(([line, message]) => `Line ${line}: ${message}.`);
  const more = messages.size - named.length;
  return [...named, ...(more > 0 ? [`${plural(more, 'more line')} to correct.`] : [])]
    .join(' ')
    .replaceAll('..', '.');
};

/** The outlets, one in each line, as they are copied from a spreadsheet. */
function OutletLines({ control }: { control: Control<FranchiseValues> }) {
  const { field, fieldState } = useController({ control, name: 'outlets' });
  const [typed, setTyped] = useState(() => linesOf(field.value));
  const read = readLines(typed).map(({ outlet }) => outlet);
  // Values that were not typed here, such as those of a restored draft, replace the text.
  const isTyped =
    isSame(read, field.value) || (read.length === field.value.length && typed === linesOf(field.value));
  const text = isTyped ? typed : linesOf(field.value);
  const error = fieldState.error ? (problemOf(text) ?? fieldState.error.message) : undefined;
  return (
    <Field
      label="Outlets"
      optional
      error={error}
      help="One in each line: city, locality if there are several, month of opening, and month of closing if it closed. Add the state of a smaller town. You can copy the lines from a spreadsheet."
    >
      <TextArea
        rows={5}
        placeholder={'Pune, Kothrud, Mar 2021\nRatlam, Madhya Pradesh, Aug 2023, Jan 2026'}
        value={text}
        ref={field.ref}
        onBlur={field.onBlur}
        onChange={(event) => {
          setTyped(event.target.value);
          field.onChange(readLines(event.target.value).map(({ outlet }) => outlet));
        }}
      />
    </Field>
  );
}

const countIn = (typed: string) => {
  const figure = figureIn(typed, 'count');
  return figure === null ? null : Number(figure);
};

/** Says while the brand types how the lines are read, and which claims do not fit. */
function OutletSum({ control }: { control: Control<FranchiseValues> }) {
  const values = useWatch({ control }) as FranchiseValues;
  const outlets = values.outlets.flatMap((outlet) => Outlet.safeParse(outlet).data ?? []);
  const { outlets: basisOutlets, from = '', to = '' } = values.earningsBasis ?? {};
  const basis = figureIn(String(basisOutlets ?? ''), 'count');
  const doubts = outletDoubts({
    brandName: 'Your listing',
    foundedYear: countIn(values.foundedYear),
    ownOutlets: countIn(values.ownOutlets),
    franchisedOutlets: countIn(values.franchisedOutlets),
    closedOutlets: countIn(values.closedOutlets),
    outletsAsOf: outletFields.outletsAsOf.safeParse(values.outletsAsOf).data ?? null,
    outlets,
    earningsBasis: basis === null ? null : { outlets: Number(basis), from, to },
  });
  const closed = outlets.filter((outlet) => outlet.closed !== null).length;
  const states = new Set(outlets.map(({ state }) => state)).size;
  const read =
    values.outlets.length === 0
      ? []
      : [
          `${plural(outlets.length, 'outlet')} in ${plural(states, 'state')}${closed > 0 ? `, ${closed} of them closed` : ''}.`,
          ...(outlets.length < values.outlets.length
            ? [`${plural(values.outlets.length - outlets.length, 'line')} cannot be read yet.`]
            : []),
        ];
  if (read.length + doubts.length === 0) return null;
  return (
    <Text role="status" $size={14} $tone="muted">
      {[...read, ...doubts].join(' ')}
    </Text>
  );
}

/** How many outlets there are, and where. Everything is optional. */
export function OutletFields({ control }: { control: Control<FranchiseValues> }) {
  return (
    <FieldGroup legend="Outlets">
      <FieldPair>
        <CountField control={control} name="foundedYear" label="Founded" help="The year." />
        <AsOfField control={control} />
        <CountField control={control} name="ownOutlets" label="Own outlets" help="Open, run by you." />
        <CountField
          control={control}
          name="franchisedOutlets"
          label="Franchised outlets"
          help="Open, run by franchisees."
        />
        <CountField
          control={control}
          name="closedOutlets"
          label="Closed outlets"
          help="In the twelve months before that date; 0 for none."
        />
      </FieldPair>
      <OutletLines control={control} />
      <OutletSum control={control} />
    </FieldGroup>
  );
}
