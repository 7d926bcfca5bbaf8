import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { FranchiseValues } from '../franchise-form';
import { type FranchiseStep, firstWrongStep } from '../franchise-steps';

interface Options {
  step: FranchiseStep;
  errors: FieldErrors<FranchiseValues>;
  onStep: (step: FranchiseStep) => void;
}

const focusIn = (panel: HTMLElement | null, selector: string): boolean => {
  const target = panel?.querySelector<HTMLElement>(selector);
  target?.focus();
  return target !== null && target !== undefined;
};

const heading = '[data-step-heading]';
const wrongField = '[aria-invalid="true"], [aria-invalid="true"] input';

/**
 * Moves the focus to the heading of a step when it is opened.
 * @returns `opened`, for the panel of the step; `leadToError`, which leads to the first field with an error, in whichever step it is
 */
export const useStepFocus = (options: Options) => {
  const panel = useRef<HTMLElement>(null);
  const seeksError = useRef(false);
  const latest = useRef(options);
  const [request, setRequest] = useState(0);

  useEffect(() => {
    latest.current = options;
  });
  const opened = useCallback((element: HTMLElement | null) => {
    panel.current = element;
    const isFound = seeksError.current && focusIn(element, wrongField);
    seeksError.current = false;
    if (!isFound) focusIn(element, heading);
  }, []);
  // The errors are shown one render after they are set.
  useEffect(() => {
    if (request === 0) return;
    const { errors, step, onStep } = latest.current;
    const wrong = firstWrongStep(errors);
    if (wrong === null) return;
    seeksError.current = true;
    if (wrong === step) opened(panel.current);
    else onStep(wrong);
  }, [request, opened]);

  return { opened, leadToError: () => setRequest((count) => count + 1) };
};
