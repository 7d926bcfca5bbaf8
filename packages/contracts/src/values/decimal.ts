import { z } from 'zod';

const decimalPattern = /^-?\d{1,15}(\.\d+)?$/;

interface Bounds {
  /** Smallest allowed value. */
  min: number;
  /** When true, `min` itself is not allowed. */
  aboveMin?: boolean;
  max: number;
  requiredMessage?: string;
  label: string;
}

const inIndia = (value: number) => value.toLocaleString('en-IN');

/**
 * A decimal with at most two places: a number or a string as input, a string with two places as output, like numeric columns of
 * Postgres. Blank counts as missing.
 */
export const Decimal = ({ min, aboveMin = false, max, requiredMessage, label }: Bounds) =>
  z
    .union([z.string(), z.number()], { error: requiredMessage ?? `Enter ${label} as a number` })
    .transform((value) => String(value).trim())
    .superRefine((value, issues) => {
      const fail = (message: string) => issues.addIssue({ code: 'custom', message });
      if (value === '') return fail(requiredMessage ?? `Enter ${label} as a number`);
      if (!decimalPattern.test(value)) return fail(`Enter ${label} as a number`);
      if ((value.split('.')[1] ?? '').length > 2) return fail(`Use at most two decimals for ${label}`);
      const number = Number(value);
      if (aboveMin ? number <= min : number < min)
        return fail(`Enter ${label} ${aboveMin ? 'above' : 'of at least'} ${inIndia(min)}`);
      if (number > max) return fail(`Enter ${label} of at most ${inIndia(max)}`);
    })
    .transform((value) => Number(value).toFixed(2));

/** An optional decimal: absent, null and blank become null. */
export const OptionalDecimal = (bounds: Bounds) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), Decimal(bounds).nullable());

/** A decimal as it is sent: a string with two places. */
export const DecimalView = z.string().regex(/^-?\d+\.\d{2}$/);
