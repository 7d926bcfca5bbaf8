import { type RefinementCtx, z } from 'zod';
import { type FigureUnit, readFigure } from './typed/figure';

interface Bounds {
  unit: FigureUnit;
  /** Minimum value. */
  min: number;
  /** When true, `min` itself is not allowed. */
  aboveMin?: boolean;
  max: number;
  requiredMessage?: string;
  label: string;
}

const inIndia = (value: number) => value.toLocaleString('en-IN');

/**
 * For `z.preprocess`: converts a typed figure to a number; blank text counts as absent, and other values are not changed. Adds an issue for
 * text that cannot be parsed.
 */
export const typedNumber =
  (unit: FigureUnit, label: string) =>
  (value: unknown, issues: RefinementCtx): unknown => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return '';
    const read = readFigure(value, unit, label);
    if ('figure' in read) return Number(read.figure);
    // Rules of the whole form are checked too, so that all issues are reported at once. They compare with NaN, which violates none.
    issues.addIssue({ code: 'custom', message: read.problem, continue: true });
    return Number.NaN;
  };

/**
 * A decimal with at most two places. The input is a number or typed text; the output is a string with two places, like numeric columns
 * of Postgres. Blank counts as missing.
 */
export const Decimal = ({ unit, min, aboveMin = false, max, requiredMessage, label }: Bounds) =>
  z
    .union([z.string(), z.number()], { error: requiredMessage ?? `Enter ${label} as a number` })
    .transform((value, issues) => {
      const typed = String(value);
      const fail = (message: string) => {
        issues.addIssue({ code: 'custom', message, continue: true });
        return typed;
      };
      if (typed.trim() === '') return fail(requiredMessage ?? `Enter ${label} as a number`);
      const read = readFigure(typed, unit, label);
      if ('problem' in read) return fail(read.problem);
      if ((read.figure.split('.')[1] ?? '').length > 2) return fail(`Use at most two decimals for ${label}`);
      const number = Number(read.figure);
      if (aboveMin ? number <= min : number < min)
        return fail(`Enter ${label} ${aboveMin ? 'above' : 'of at least'} ${inIndia(min)}`);
      if (number > max) return fail(`Enter ${label} of at most ${inIndia(max)}`);
      return number.toFixed(2);
    });

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/** An optional decimal: absent, null and blank become null. */
export const OptionalDecimal = (bounds: Bounds) =>
  z.preprocess((value) => (isBlank(value) ? null : value), Decimal(bounds).nullable());

/** A decimal in replies: a string with two places. */
export const DecimalView = z.string().regex(/^-?\d+\.\d{2}$/);
