import { longestFigure } from '@setu/contracts';
import { lazyComponent, useDraft } from '@setu/mfe-kit';
import { Button, Card, Field, Heading, media, Skeleton, Stack, Text, TextInput, token } from '@setu/ui';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Disclosure } from './disclosure';
import { axisMoney } from './money-axis';
import { type RoiQuestion, returnOnInvestment } from './return-on-investment';
import {
  amountIn,
  loanFields,
  noTexts,
  type RoiErrors,
  type RoiField,
  type RoiTexts,
  readRoiForm,
  requiredFields,
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

const Loan = styled(Disclosure)`
  font-size: ${token.text[16]};
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

/** Texts in a query string; absent fields are blank. */
const textsIn = (search: URLSearchParams): RoiTexts => {
  const texts = { ...noTexts };
  for (const field of roiFields) texts[field] = search.get(field)?.slice(0, longestFigure) ?? '';
  return texts;
};

/**
 * Typed text survives a change of tabs: it is stored as a draft, as a query string. Figures of the address replace the draft until something
 * is typed.
 */
const useRoiTexts = (given: RoiTexts | null) => {
  const [kept, keep] = useDraft('roi-calculator');
  const [isTyped, setTyped] = useState(false);
  const texts = given && !isTyped ? given : textsIn(new URLSearchParams(kept));
  const write = (next: RoiTexts) => {
    setTyped(true);
    keep(new URLSearchParams(next).toString());
  };
  return [texts, write] as const;
};

const isOutdated = (texts: RoiTexts, asked: RoiQuestion) =>
  JSON.stringify(readRoiForm(texts).question) !== JSON.stringify(asked);

interface RoiInputProps {
  field: RoiField;
  text: string;
  error: string | undefined;
  isRequired?: boolean;
  onWrite: (field: RoiField, text: string) => void;
}

function RoiInput({ field, text, error, isRequired = false, onWrite }: RoiInputProps) {
  const isMoney = !(field === 'paybackMonths' || field === 'loanMonths' || field === 'loanRate');
  const amount = isMoney ? amountIn(text) : null;
  return (
    <Field
      label={roiFieldLabels[field]}
      required={isRequired}
      error={error}
      help={amount !== null && amount >= shortFrom ? axisMoney(amount) : undefined}
    >
      <TextInput
        name={field}
        inputMode={isMoney || field === 'loanRate' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={longestFigure}
        value={text}
        onChange={(event) => onWrite(field, event.target.value)}
      />
    </Field>
  );
}

interface RoiCalculatorProps {
  /** Level of the two headings in the page. */
  level?: 2 | 3;
  /** The address of the page, which may have figures, as {@link calculatorAddress} writes them. They are calculated at once. */
  search?: URLSearchParams;
}

/**
 * Calculates the return of an investment and its break-even. Results appear on request; they stay visible when the fields change,
 * but are marked as outdated.
 */
export function RoiCalculator({ level = 3, search }: RoiCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [given] = useState(() =>
    search && roiFields.some((field) => search.has(field)) ? textsIn(search) : null,
  );
  const [texts, setTexts] = useRoiTexts(given);
  const [errors, setErrors] = useState<RoiErrors>({});
  const [first] = useState(() => given && readRoiForm(given).question);
  const [asked, setAsked] = useState<RoiQuestion | null>(first);

  useEffect(() => {
    // On a phone the results are below the visible part.
    if (asked && asked !== first) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, first]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { question, errors: found } = readRoiForm(texts);
    setErrors(found);
    if (question) setAsked(question);
    const firstWrong = roiFields.find((field) => found[field]);
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const write = (field: RoiField, text: string) => {
    const next = { ...texts, [field]: text };
    setTexts(next);
    // A field with an error is validated on every key; the others on submit.
    if (errors[field]) setErrors({ ...errors, [field]: readRoiForm(next).errors[field] });
  };

  const isOld = asked !== null && isOutdated(texts, asked);
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
          {requiredFields.map((field) => (
            <RoiInput
              key={field}
              field={field}
              text={texts[field]}
              error={errors[field]}
              onWrite={write}
              isRequired
            />
          ))}
          <Loan open={loanFields.some((field) => texts[field] !== '' || errors[field])}>
            <summary>With a loan</summary>
            <Stack $gap={16}>
              {loanFields.map((field) => (
                <RoiInput
                  key={field}
                  field={field}
                  text={texts[field]}
                  error={errors[field]}
                  onWrite={write}
                />
              ))}
            </Stack>
          </Loan>
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
            ? `An estimate: the same profit every month, before tax${result.question.loan ? '' : ' and interest'}.`
            : 'Enter what you would invest, earn and spend, then calculate. All amounts in rupees.'}
        </Text>
      </Results>
    </Columns>
  );
}
