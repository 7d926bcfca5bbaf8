import { useDraft } from '@setu/mfe-kit';
import {
  Button,
  Card,
  Field,
  formatMoney,
  Heading,
  media,
  Skeleton,
  Stack,
  Text,
  TextInput,
  token,
} from '@setu/ui';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
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

const CashFlowPlot = lazy(async () => ({ default: (await import('./cash-flow-plot')).CashFlowPlot }));

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
`;

const Results = styled(Card)<{ $isOld: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};

  > :not(p, h2, h3) {
    opacity: ${({ $isOld }) => ($isOld ? 0.5 : 1)};
    transition: opacity ${token.motion.base} ${token.motion.ease};
  }
`;

/** What is typed outlives a change of tabs: one text of the draft store, as a query string. */
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
 * What an investment brings in, and when it is back. Nothing is shown until asked; what was asked stays in sight,
 * faded, while the fields say something else.
 */
export function RoiCalculator({ level = 3 }: RoiCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useRoiTexts();
  const [errors, setErrors] = useState<RoiErrors>({});
  const [asked, setAsked] = useState<RoiQuestion | null>(null);

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
    // A field once found wrong is looked at again with every key; the others wait until they are asked.
    if (errors[field]) setErrors({ ...errors, [field]: readRoiForm(next).errors[field] });
  };

  const isOld = asked !== null && unsent(readRoiForm(texts).question, asked);
  const result = asked && { question: asked, answer: returnOnInvestment(asked) };
  return (
    <Columns>
      <Card>
        <Stack as="form" ref={form} $gap={16} noValidate aria-label="ROI Calculator" onSubmit={handleSubmit}>
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
                help={amount !== null && amount >= 1_00_000 ? formatMoney(amount, 'detail') : undefined}
              >
                <TextInput
                  name={field}
                  inputMode={isMoney ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  maxLength={20}
                  value={texts[field]}
                  onChange={(event) => write(field, event.target.value)}
                />
              </Field>
            );
          })}
          <Button type="submit" block>
            Calculate ROI
          </Button>
        </Stack>
      </Card>
      <Results as="section" $isOld={isOld} aria-label="Results">
        <Heading level={level} size="card">
          Results
        </Heading>
        <RoiResults result={result} />
        {isOld ? (
          <Text role="status" $size={14} $weight={500}>
            The figures have changed. Calculate again to see what they bring.
          </Text>
        ) : null}
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
