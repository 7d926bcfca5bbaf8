import { NativeSelect } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { labelIn, labelParameter } from '../../shared/inquiries.queries';
import { usedLabels } from './labels.queries';

const Room = styled.div`
  width: 200px;
  max-width: 100%;
`;

/** Filters the inquiries by one label; the choice is in the address. Hidden when no label is in use. */
export function LabelChoice() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data = [] } = useQuery(usedLabels());
  const chosen = labelIn(search) ?? '';
  const labels = chosen === '' || data.includes(chosen) ? data : [chosen, ...data];
  if (labels.length === 0) return null;
  const choose = (label: string) => {
    const next = new URLSearchParams(search);
    next.delete(labelParameter);
    if (label !== '') next.set(labelParameter, label);
    void navigate({ search: next.toString() }, { replace: true });
  };
  return (
    <Room>
      <NativeSelect aria-label="Label" value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">All labels</option>
        {labels.map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Room>
  );
}
