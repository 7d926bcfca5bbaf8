import { longestFigure } from '@setu/contracts';
import { lazyComponent, useDraft } from '@setu/mfe-kit';
import { Button, Card, Field, Heading, media, Skeleton, Stack, Text, TextInput, token } from '@setu/ui';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { axisMoney } from './money-axis';
import { type RoiQuestion, returnOnInvestment } from './return-on-investment';
import {
  amountIn,
  noTexts,
  type RoiErrors,
  type RoiTexts,
  readRoiForm,
  roiFieldLabels,
  roiFields,
} from './roi-form';
import { RoiResults } from './roi-results';

const { Component: CashFlowPlot } = lazyComponent(() => import('./cash-flow-plot'), 'CashFlowPlot');

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  ${media.wide} {
    grid-template-columns: 400px minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Scroll margin of a focused field, so that its label is visible below the header of the page. */
const Form = styled(Stack)`
  input {
    scroll-margin-top: ${token.space[72]};
  }
`;

const Results = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`;

/** Exists before its text, so that screen readers announce it; uses no space while empty. */
const Live = styled.div`
  &:empty {
    margin-top: calc(-1 * ${token.space[16]});
  }
`;

const Notice = styled(Text)`
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color['turmeric-tint']};
`;

/** From this amount on, lakh or crore is easier to check, rupees. */
const shortFrom = 1_00_000;

/** Typed text survives a change of tabs: it is stored as a draft, as a query string. */
const useRoiTexts = () => {
  const [kept, keep] = useDraft('roi-calculator');
  const search = new URLSearchParams(kept);
  const texts = { ...noTexts };
  for (const field of roiFields) texts[field] = search.get(field) ?? '';
  return [texts, (next: RoiTexts) => keep(new URLSearchParams(next).toString())] as const;
};

const unsent = (question: RoiQuestion | null, asked: RoiQuestion) =>
  question === null || roiFields.some((field) => question[field] !== asked[field]);

interface RoiCalculatorProps {
  /** Level of the two headings in the page. */
  level?: 2 | 3;
}

/**
 * Calculates the return of an investment and its break-even. Results appear on request; they stay visible when the fields change,
 * but are marked as outdated.
 */
export function RoiCalculator({ level = 3 }: RoiCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useRoiTexts();
  const [errors, setErrors] = useState<RoiErrors>({});
  const [asked, setAsked] = useState<RoiQuestion | null>(null);

  useEffect(() => {
    // On a phone the results are below the visible part.
    if (asked) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { question, errors: found } = readRoiForm(texts);
    setErrors(found);
    if (question) setAsked(question);
    const firstWrong = roiFields.find((field) => found[field]);
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const write = (field: keyof RoiQuestion, text: string) => {
    const next = { ...texts, [field]: text };
    setTexts(next);
    // A field with an error is validated on every key; the others on submit.
    if (errors[field]) setErrors({ ...errors, [field]: readRoiForm(next).errors[field] });
  };

  const isOld = asked !== null && unsent(readRoiForm(texts).question, asked);
  const result = asked && { question: asked, answer: returnOnInvestment(asked) };
  return (
    <Columns>
      <Card>
        <Form
          as="form"
          method="dialog"
          ref={form}
          $gap={16}
          noValidate
          aria-label="ROI Calculator"
          onSubmit={handleSubmit}
        >
          <Heading level={level} size="card">
            Your figures
          </Heading>
          {roiFields.map((field) => {
            const isMoney = field !== 'paybackMonths';
            const amount = isMoney ? amountIn(texts[field]) : null;
            return (
              <Field
                key={field}
                label={roiFieldLabels[field]}
                required
                error={errors[field]}
                help={amount !== null && amount >= shortFrom ? axisMoney(amount) : undefined}
              >
                <TextInput
                  name={field}
                  inputMode={isMoney ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  maxLength={longestFigure}
                  value={texts[field]}
                  onChange={(event) => write(field, event.target.value)}
                />
              </Field>
            );
          })}
          <Button type="submit" block>
            Calculate ROI
          </Button>
        </Form>
      </Card>
      <Results as="section" aria-label="Results">
        <Heading level={level} size="card">
          Results
        </Heading>
        <Live role="status">
          {isOld ? (
            <Notice $size={14} $tone="warning" $weight={500}>
              Your figures have changed since. Calculate again to see what they bring.
            </Notice>
          ) : null}
        </Live>
        <div ref={answer}>
          <RoiResults result={result} />
        </div>
        {result ? (
          <Suspense fallback={<Skeleton height="300px" />}>
            <CashFlowPlot {...result} />
          </Suspense>
        ) : null}
        <Text $size={14} $tone="muted">
          {result
            ? 'An estimate: the same profit every month, before tax and interest.'
            : 'Enter what you would invest, earn and spend, then calculate. All amounts in rupees.'}
        </Text>
      </Results>
    </Columns>
  );
}
