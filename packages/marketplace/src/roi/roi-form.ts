import { type FigureUnit, maxInvestmentRupees, plainFigure, readFigure } from '@setu/contracts';
import type { RoiQuestion } from './return-on-investment';

/** The typed texts of the calculator, by field. */
export type RoiTexts = Record<keyof RoiQuestion, string>;
/** Error message of each field. */
export type RoiErrors = Partial<Record<keyof RoiQuestion, string>>;

export const roiFieldLabels: Readonly<Record<keyof RoiQuestion, string>> = {
  initialInvestment: 'Initial Investment (₹)',
  monthlyRevenue: 'Monthly Revenue (₹)',
  monthlyExpenses: 'Monthly Expenses (₹)',
  paybackMonths: 'Payback Period (Months)',
};

/** The fields in the order of the form. */
export const roiFields = Object.keys(roiFieldLabels) as (keyof RoiQuestion)[];

export const noTexts: RoiTexts = {
  initialInvestment: '',
  monthlyRevenue: '',
  monthlyExpenses: '',
  paybackMonths: '',
};

/** Maximum payback period: fifty years. */
const mostMonths = 600;

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

const readMonths = (text: string): Reading => {
  if (text.trim() === '') return { error: 'Payback period is required' };
  const reading = readNumber(text, 'months', 'the months');
  if ('error' in reading) return reading;
  if (!Number.isInteger(reading.value)) return { error: 'Enter whole months' };
  if (reading.value < 0) return { error: 'Payback period cannot be less than 0' };
  return reading.value > mostMonths ? { error: `Enter at most ${mostMonths} months` } : reading;
};

const read: Readonly<Record<keyof RoiQuestion, (text: string) => Reading>> = {
  initialInvestment: readInvestment,
  monthlyRevenue: (text) => readAmount(text, 'Monthly revenue'),
  monthlyExpenses: (text) => readAmount(text, 'Monthly expenses', 'Monthly expenses are required'),
  paybackMonths: readMonths,
};

/**
 * Validates the calculator's form: an investment above zero, the others zero or more.
 * @returns the question, or null with the error of each field
 */
export const readRoiForm = (texts: RoiTexts): { question: RoiQuestion | null; errors: RoiErrors } => {
  const question = { initialInvestment: 0, monthlyRevenue: 0, monthlyExpenses: 0, paybackMonths: 0 };
  const errors: RoiErrors = {};
  for (const field of roiFields) {
    const reading = read[field](texts[field]);
    if ('error' in reading) errors[field] = reading.error;
    else question[field] = reading.value;
  }
  return { question: Object.keys(errors).length === 0 ? question : null, errors };
};

/** The current amount of a money field; null without one. */
export const amountIn = (text: string): number | null => {
  const reading = readAmount(text, '');
  return 'value' in reading ? reading.value : null;
};
