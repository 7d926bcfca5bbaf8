import { businessCategories, businessCategoryLabels, filterPresets, type OptionCount } from '@setu/contracts';
import { countText } from '@setu/marketplace';
import {
  Cluster,
  columnsUpTo,
  LinkButton,
  media,
  Stack,
  stretchedLink,
  TextLink,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { highlights } from './highlights.queries';
import { Section } from './section';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '8rem', gap: token.space[12] })};
  gap: ${token.space[12]};

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token.space[16]};
  }
`;

const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${token.space[4]};
  min-height: 96px;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  transition: border-color ${token.motion.base} ${token.motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${token.color.peacock};
    }
  }

  > :first-child {
    ${stretchedLink}
    color: ${token.color.ink};
    font-size: ${token.text[14]};
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }

  > :last-child {
    font: 500 ${token.text[28]} / 1.1 ${token.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Budgets = styled(Cluster)`
  span {
    color: ${token.color.muted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const addressOf = ({ min, max }: (typeof filterPresets)[number]) => {
  const search = new URLSearchParams();
  if (min !== null) search.set('minInvestment', String(min));
  if (max !== null) search.set('maxInvestment', String(max));
  return `/franchises?${search}`;
};

const found = (counts: readonly OptionCount[], value: string) => counts.find((one) => one.value === value);

/** How many franchises are open, by category and by budget. Nothing while nobody has listed one, or the numbers cannot be loaded. */
export function OpenNow() {
  const { data } = useQuery(highlights());
  if (!data || data.opportunities.count === 0) return null;
  const { opportunities, businessCategory, investment } = data;
  const budgets = filterPresets.flatMap((preset) => {
    const count = found(investment, preset.value);
    return count === undefined || count.count === 0 ? [] : [{ preset, count }];
  });
  return (
    <Section
      title="Open Now"
      lead={`${countText({ ...opportunities, value: '' })} franchise ${opportunities.count === 1 ? 'opportunity' : 'opportunities'}, counted from the live list.`}
    >
      <Stack $gap={24}>
        <Tiles>
          {businessCategories.map((category) => {
            const count = found(businessCategory, category);
            return count?.count === 0 ? null : (
              <Tile key={category}>
                <TextLink as={Link} to={`/franchises?businessCategory=${category}`}>
                  {businessCategoryLabels[category]}
                </TextLink>
                {count === undefined ? null : (
                  <span>
                    {countText(count)}
                    <VisuallyHidden> opportunities</VisuallyHidden>
                  </span>
                )}
              </Tile>
            );
          })}
        </Tiles>
        <Budgets as="ul" $gap={12} aria-label="By investment">
          {budgets.map(({ preset, count }) => (
            <li key={preset.value}>
              <LinkButton as={Link} to={addressOf(preset)} variant="secondary" size="sm">
                {preset.text}
                <span>
                  {countText(count)}
                  <VisuallyHidden> opportunities</VisuallyHidden>
                </span>
              </LinkButton>
            </li>
          ))}
        </Budgets>
      </Stack>
    </Section>
  );
}
