import {
  earningsCases,
  earningsDoubts,
  earningsOf,
  figureIn,
  longestFigure,
  type MonthlyView,
} from '@setu/contracts';
import { Field, Text, TextInput, token } from '@setu/ui';
import { formatMoney, formatPercent, plural } from '@setu/ui/format';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { AmountField, FieldGroup } from '../../shared/form/fields';
import { type FranchiseValues, sentOf } from './franchise-form';

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[8]};
`;

const caseLabels = { low: 'low', typical: 'typical', high: 'high' } as const;
const noAmounts: MonthlyView = { low: '', typical: '', high: '' };

interface MonthlyFieldProps {
  control: Control<FranchiseValues>;
  name: 'monthlyRevenue' | 'monthlyCosts';
  label: string;
  help: string;
}

/** Rupees a month in three cases. */
function MonthlyField({ control, name, label, help }: MonthlyFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const ids = { low: undefined, typical: useId(), high: useId() };
  const amounts = field.value ?? noAmounts;
  return (
    <Field label={label} optional help={help} error={fieldState.error?.message}>
      <Three>
        {earningsCases.map((which) => (
          <TextInput
            key={which}
            {...(ids[which] === undefined ? { ref: field.ref } : { id: ids[which] })}
            aria-label={`${label}, ${caseLabels[which]}`}
            placeholder={caseLabels[which]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={longestFigure}
            prefix="₹"
            value={amounts[which]}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange({ ...amounts, [which]: event.target.value })}
          />
        ))}
      </Three>
    </Field>
  );
}

const noBasis = { outlets: '', from: '', to: '' };

/** The outlets and months that the figures come from. */
function BasisField({ control }: { control: Control<FranchiseValues> }) {
  const { field, fieldState } = useController({ control, name: 'earningsBasis' });
  const [fromId, toId] = [useId(), useId()];
  const basis = field.value ?? noBasis;
  const change = (part: object) => field.onChange({ ...basis, ...part });
  return (
    <Field
      label="Source of these figures"
      optional
      help="How many outlets, and which months. Without it, investors read “Brand’s estimate”."
      error={fieldState.error?.message}
    >
      <Three>
        <TextInput
          aria-label="Source of these figures, outlets"
          placeholder="outlets"
          inputMode="numeric"
          autoComplete="off"
          value={String(basis.outlets)}
          onBlur={field.onBlur}
          onChange={(event) => change({ outlets: event.target.value })}
          ref={field.ref}
        />
        <TextInput
          id={fromId}
          type="month"
          aria-label="Source of these figures, first month"
          value={basis.from}
          onBlur={field.onBlur}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextInput
          id={toId}
          type="month"
          aria-label="Source of these figures, last month"
          value={basis.to}
          onBlur={field.onBlur}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Three>
    </Field>
  );
}

const isRead = (monthly: MonthlyView | null) =>
  monthly !== null && earningsCases.every((which) => figureIn(monthly[which], 'rupees') !== null);

/** Says while the brand types what investors will read; empty until all amounts can be read. */
function EarningsSum({ control }: { control: Control<FranchiseValues> }) {
  const values = sentOf(useWatch({ control }) as FranchiseValues);
  const isComplete =
    isRead(values.monthlyRevenue) &&
    isRead(values.monthlyCosts) &&
    [values.minInvestment, values.maxInvestment].every((amount) => figureIn(amount, 'rupees') !== null);
  const roi = figureIn(values.expectedROI, 'percent');
  const franchise = { ...values, expectedROI: roi === null ? null : String(roi), brandName: 'Your listing' };
  const earnings = isComplete ? earningsOf(franchise) : null;
  if (!earnings) return null;
  const { profit, paybackMonths, annualReturn } = earnings.typical;
  return (
    <Text role="status" $size={14} $tone="muted">
      A typical outlet earns {formatMoney(profit, 'detail')} a month after fees
      {paybackMonths === null
        ? ' and does not pay back.'
        : `, pays back in ${plural(paybackMonths, 'month')} and returns ${formatPercent(Math.round(annualReturn))} a year.`}{' '}
      {earningsDoubts(franchise).join(' ')}
    </Text>
  );
}

/** What an outlet earns. Everything is optional. */
export function EarningsFields({ control }: { control: Control<FranchiseValues> }) {
  return (
    <FieldGroup legend="What an outlet earns">
      <MonthlyField
        control={control}
        name="monthlyRevenue"
        label="Monthly revenue"
        help="Of a weak, a typical and a strong outlet."
      />
      <MonthlyField
        control={control}
        name="monthlyCosts"
        label="Monthly costs"
        help="Rent, wages, goods and all else, without royalty and marketing fee."
      />
      <AmountField
        control={control}
        name="monthlyRent"
        label="Of which rent"
        unit="shorthand"
        optional
        help="A month, of a typical outlet."
      />
      <BasisField control={control} />
      <EarningsSum control={control} />
    </FieldGroup>
  );
}
