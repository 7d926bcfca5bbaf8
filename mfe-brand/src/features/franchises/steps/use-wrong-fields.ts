import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FranchiseValues } from '../franchise-form';
import { type FranchiseField, type FranchiseStep, fieldsOf, stepOfField } from '../franchise-steps';

const fields = Object.keys(stepOfField) as FranchiseField[];

/**
 * Checks the fields of a step when it is left, so that its number shows what is to correct, and fields with an error again with each
 * change. A message of the server stays until its own field changes.
 */
export const useWrongFields = (form: UseFormReturn<FranchiseValues>, step: FranchiseStep): void => {
  const { trigger, subscribe, getFieldState } = form;
  const shown = useRef(step);
  useEffect(() => {
    const left = shown.current;
    shown.current = step;
    if (left !== step) void trigger(fieldsOf(left));
  }, [step, trigger]);
  useEffect(() => {
    const checkWrong = ({ name }: { name?: string }) => {
      const wrong = fields.filter((field) => {
        const { error } = getFieldState(field);
        return error !== undefined && (field === name || error.type !== 'server');
      });
      if (name !== undefined && wrong.length > 0) void trigger(wrong);
    };
    return subscribe({ formState: { values: true }, callback: checkWrong });
  }, [subscribe, trigger, getFieldState]);
};
