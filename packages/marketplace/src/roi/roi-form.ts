import { type FigureUnit, maxInvestmentRupees, plainFigure, readFigure } from '@setu/contracts';
import type { RoiQuestion } from './return-on-investment';

/** A field of the calculator's form. */
export type RoiField = Exclude<keyof RoiQuestion, 'loan'> | (typeof loanFields)[number];

/** The typed texts of the calculator, by field. */
export type RoiTexts = Record<RoiField, string>;
/** Error message of each field. */
export type RoiErrors = Partial<Record<RoiField, string>>;

export const roiFieldLabels: Readonly<Record<RoiField, string>> = {
  initialInvestment: 'Initial Investment (₹)',
  monthlyRevenue: 'Monthly Revenue (₹)',
  monthlyExpenses: 'Monthly Expenses (₹)',
  paybackMonths: 'Payback Period (Months)',
  loanAmount: 'Loan (₹)',
  loanRate: 'Interest (% a year)',
  loanMonths: 'Loan term (months)',
};

/** The required fields, in the order of the form. */
export const requiredFields = [
  'initialInvestment',
  'monthlyRevenue',
  'monthlyExpenses',
  'paybackMonths',
] as const;
/** The fields of a loan: all of them, or none. */
export const loanFields = ['loanAmount', 'loanRate', 'loanMonths'] as const;
export const roiFields: readonly RoiField[] = [...requiredFields, ...loanFields];

export const noTexts: RoiTexts = {
  initialInvestment: '',
  monthlyRevenue: '',
  monthlyExpenses: '',
  paybackMonths: '',
  loanAmount: '',
  loanRate: '',
  loanMonths: '',
};

/** Maximum payback period: fifty years. */
const mostMonths = 600;
/** Longest loan: thirty years. */
const mostLoanMonths = 360;
/** Highest interest, percent per year: a higher one is a typing error. */
const mostPercent = 50;

type Reading = { value: number } | { error: string };

const readNumber = (text: string, unit: FigureUnit, label: string): Reading => {
  const read = readFigure(text, unit, label);
  return 'figure' in read ? { value: Number(read.figure) } : { error: read.problem };
};

const readAmount = (text: string, name: string, missing = `${name} is required`): Reading => {
  if (text.trim() === '') return { error: missing };
  const reading = readNumber(text, 'rupees', 'an amount in rupees');
  if ('error' in reading) return reading;
  if (/\.\d{3}/.test(plainFigure(text, 'rupees'))) return { error: 'Use at most two decimals' };
  if (reading.value > maxInvestmentRupees) return { error: 'Enter at most ₹9,99,99,99,999' };
  return reading.value < 0 ? { error: `${name} cannot be less than 0` } : reading;
};

const readInvestment = (text: string): Reading => {
  const reading = readAmount(text, 'Initial investment');
  const isTooSmall = 'value' in reading ? reading.value === 0 : reading.error.endsWith('less than 0');
  return isTooSmall ? { error: 'Initial investment must be more than 0' } : reading;
};

const readMonths = (text: string, name: string, most: number): Reading => {
  if (text.trim() === '') return { error: `${name} is required` };
  const reading = readNumber(text, 'months', 'the months');
  if ('error' in reading) return reading;
  if (!Number.isInteger(reading.value)) return { error: 'Enter whole months' };
  if (reading.value < 0) return { error: `${name} cannot be less than 0` };
  return reading.value > most ? { error: `Enter at most ${most} months` } : reading;
};

const readRate = (text: string): Reading => {
  if (text.trim() === '') return { error: 'Interest is required with a loan' };
  const reading = readNumber(text, 'percent', 'the interest');
  if ('error' in reading) return reading;
  if (reading.value < 0) return { error: 'Interest cannot be less than 0' };
  return reading.value > mostPercent ? { error: `Enter at most ${mostPercent}%` } : reading;
};

const readLoanMonths = (text: string): Reading => {
  const reading = readMonths(text, 'Loan term', mostLoanMonths);
  return 'value' in reading && reading.value === 0
    ? { error: 'Loan term must be at least 1 month' }
    : reading;
};

const read: Readonly<Record<RoiField, (text: string) => Reading>> = {
  initialInvestment: readInvestment,
  monthlyRevenue: (text) => readAmount(text, 'Monthly revenue'),
  monthlyExpenses: (text) => readAmount(text, 'Monthly expenses', 'Monthly expenses are required'),
  paybackMonths: (text) => readMonths(text, 'Payback period', mostMonths),
  loanAmount: (text) => readAmount(text, 'Loan'),
  loanRate: readRate,
  loanMonths: readLoanMonths,
};

/** Whether a loan is typed: an amount above zero. A typed 0 is no loan. */
const hasLoan = ({ loanAmount }: RoiTexts): boolean => {
  const reading = readAmount(loanAmount, 'Loan');
  return 'value' in reading ? reading.value > 0 : loanAmount.trim() !== '';
};

/**
 * Validates the calculator's form: an investment above zero, the others zero or more, and a loan of at most the investment or none.
 * @returns the question, or null with the error of each field
 */
export const readRoiForm = (texts: RoiTexts): { question: RoiQuestion | null; errors: RoiErrors } => {
  const values = {} as Record<RoiField, number>;
  const errors: RoiErrors = {};
  const isBorrowed = hasLoan(texts);
  for (const field of isBorrowed ? roiFields : requiredFields) {
    const reading = read[field](texts[field]);
    if ('error' in reading) errors[field] = reading.error;
    else values[field] = reading.value;
  }
  if (values.loanAmount > values.initialInvestment)
    errors.loanAmount = 'The loan cannot be more than the initial investment';
  const { loanAmount: amount, loanRate: ratePercent, loanMonths: months, ...question } = values;
  if (Object.keys(errors).length > 0) return { question: null, errors };
  return { question: isBorrowed ? { ...question, loan: { amount, ratePercent, months } } : question, errors };
};

/** The current amount of a money field; null without one. */
export const amountIn = (text: string): number | null => {
  const reading = readAmount(text, '');
  return 'value' in reading ? reading.value : null;
};
