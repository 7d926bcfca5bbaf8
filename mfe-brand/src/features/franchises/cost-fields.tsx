import {
  areCostsWithin,
  type CostPart,
  type CostView,
  costPartLabels,
  costParts,
  costTotal,
  figureIn,
  longestFigure,
} from '@setu/contracts';
import { Field, FieldPair, formatMoney, formatRange, NativeSelect, Text, TextInput, token } from '@setu/ui';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { AmountField, FieldGroup } from '../../shared/form/fields';
import type { FranchiseValues } from './franchise-form';

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[8]};
`;

type FeeName = 'royalty' | 'marketingFee';

interface FieldProps<Name> {
  control: Control<FranchiseValues>;
  name: Name;
  label: string;
}

const shorthand = (typed: string) => {
  const amount = figureIn(typed, 'rupees');
  return amount === null ? undefined : formatMoney(amount, 'detail');
};

/** Typed amounts in lakh and crore; undefined until one can be read. */
const shorthandOf = ({ low, high }: CostView) => {
  const ends = [...new Set([shorthand(low), shorthand(high)])].filter((end) => end !== undefined);
  return ends.length > 0 ? ends.join(' – ') : undefined;
};

/** A part of the investment: its lowest and its highest amount. One of them is enough. */
function CostField({ control, name, label }: FieldProps<CostPart>) {
  const { field, fieldState } = useController({ control, name });
  const highId = useId();
  const cost = field.value ?? { low: '', high: '' };
  const end = (which: 'low' | 'high', endLabel: string) => (
    <TextInput
      aria-label={`${label}, ${endLabel}`}
      placeholder={endLabel}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestFigure}
      prefix="₹"
      value={cost[which]}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange({ ...cost, [which]: event.target.value })}
      {...(which === 'low' ? { ref: field.ref } : { id: highId })}
    />
  );
  return (
    <Field label={label} optional help={shorthandOf(cost)} error={fieldState.error?.message}>
      <Ends>
        {end('low', 'from')}
        {end('high', 'to')}
      </Ends>
    </Field>
  );
}

const feeKinds = [
  ['', 'Not disclosed'],
  ['none', 'None'],
  ['percent', 'Percent of the revenue'],
  ['fixed', 'Rupees a month'],
] as const;

/** A fee that recurs: how it is calculated, and its amount. */
function FeeField({ control, name, label }: FieldProps<FeeName>) {
  const { field, fieldState } = useController({ control, name });
  const amountId = useId();
  const kind = field.value?.kind ?? '';
  const amount = field.value?.amount ?? '';
  return (
    <Field label={label} optional error={fieldState.error?.message}>
      <Ends>
        <NativeSelect
          aria-label={`${label}, how it is calculated`}
          value={kind}
          onBlur={field.onBlur}
          onChange={(event) =>
            field.onChange(event.target.value === '' ? null : { kind: event.target.value, amount })
          }
          ref={field.ref}
        >
          {feeKinds.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
        {kind === 'percent' || kind === 'fixed' ? (
          <TextInput
            id={amountId}
            aria-label={`${label}, ${kind === 'percent' ? 'percent' : 'rupees a month'}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestFigure}
            prefix={kind === 'fixed' ? '₹' : undefined}
            unit={kind === 'percent' ? '%' : shorthand(amount)}
            value={amount}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange({ kind, amount: event.target.value })}
          />
        ) : null}
      </Ends>
    </Field>
  );
}

/** Says while the brand types whether the parts fit the stated investment; empty until a part can be read. */
function CostSum({ control }: { control: Control<FranchiseValues> }) {
  const values = useWatch({ control }) as FranchiseValues;
  const read = (typed: string | undefined) => figureIn(typed ?? '', 'rupees');
  const costs = Object.fromEntries(
    costParts.map((part) => {
      const low = read(values[part]?.low) ?? read(values[part]?.high);
      const high = read(values[part]?.high) ?? low;
      return [part, low === null || high === null ? null : { low: String(low), high: String(high) }];
    }),
  ) as Parameters<typeof costTotal>[0];
  const total = costTotal(costs);
  if (!total) return null;
  const sum = `The parts add up to ${formatRange(total.low, total.high, 'detail')}.`;
  const [min, max] = [read(values.minInvestment), read(values.maxInvestment)];
  const fits = () => {
    if (min === null || max === null) return '';
    const stated = formatRange(min, max, 'detail');
    if (!areCostsWithin(costs, String(max))) return ` That is more than the stated investment of ${stated}.`;
    if (total.undisclosed.length > 0) return ` They are within the stated investment of ${stated}.`;
    return total.low === Number(min) && total.high === Number(max)
      ? ` This is the stated investment.`
      : ` The stated investment is ${stated}.`;
  };
  return (
    <Text role="status" $size={14} $tone="muted">
      {sum}
      {fits()}
    </Text>
  );
}

/** What the investment consists of, the fees that recur, and the terms of the agreement. Everything is optional. */
export function CostFields({ control }: { control: Control<FranchiseValues> }) {
  return (
    <>
      <FieldGroup legend="What the investment consists of">
        <Text $size={14} $tone="muted">
          Investors read what you leave blank as “Not disclosed”. When an amount does not vary, fill in one of
          the two.
        </Text>
        <FieldPair>
          {costParts.map((part) => (
            <CostField key={part} control={control} name={part} label={costPartLabels[part]} />
          ))}
        </FieldPair>
        <CostSum control={control} />
      </FieldGroup>
      <FieldGroup legend="Fees and terms">
        <FieldPair>
          <FeeField control={control} name="royalty" label="Royalty" />
          <FeeField control={control} name="marketingFee" label="Marketing fee" />
          <AmountField
            control={control}
            name="termYears"
            label="Term"
            unit="years"
            decimals={false}
            optional
          />
          <AmountField
            control={control}
            name="lockInMonths"
            label="Lock-in"
            unit="months"
            decimals={false}
            optional
            help="Time before a franchisee may leave; 0 for none."
          />
          <TextField
            control={control}
            name="renewal"
            label="Renewal"
            placeholder="Once for five years, without a new fee"
          />
          <TextField
            control={control}
            name="exclusivity"
            label="Exclusive area"
            placeholder="No other outlet within 2 km"
          />
        </FieldPair>
      </FieldGroup>
    </>
  );
}

function TextField({
  control,
  name,
  label,
  placeholder,
}: FieldProps<'renewal' | 'exclusivity'> & { placeholder: string }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} optional error={fieldState.error?.message}>
      <TextInput {...field} placeholder={placeholder} maxLength={150} />
    </Field>
  );
}
