import { type FranchiseModel, franchiseModelCards } from '@setu/contracts';
import { Definition, DefinitionGrid, Heading, Icon, type IconType, media, Text, token } from '@setu/ui';
import { BriefcaseBusiness, Handshake, KeyRound, Landmark, Store } from '@setu/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Section } from './section';

const Cards = styled.div`
  display: grid;
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[24]};
  }
`;

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding: ${token.space[24]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

const Code = styled.div<{ $tint: string; $deep: string }>`
  display: flex;
  align-items: center;
  justify-content: space-between;

  > span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: ${({ $tint }) => $tint};
    color: ${({ $deep }) => $deep};
  }

  h3 {
    font: 500 ${token.text[28]} / 1 ${token.font.display};
    letter-spacing: 0.01em;
  }
`;

const Figures = styled(DefinitionGrid)`
  margin-top: auto;
  padding-top: ${token.space[16]};
`;

const Help = styled(Root)`
  justify-content: space-between;
  gap: ${token.space[16]};
  border-color: ${token.color.peacock};
  background: ${token.color.peacock};
  color: ${token.color['on-fill']};

  h3,
  p {
    color: inherit;
  }

  > button {
    align-self: flex-start;
  }
`;

const looks: Record<FranchiseModel, { icon: IconType; tint: string; deep: string }> = {
  FOCO: { icon: KeyRound, tint: token.color['peacock-tint'], deep: token.color.peacock },
  FOFO: { icon: Store, tint: token.color['marigold-tint'], deep: token.color.turmeric },
  FICO: { icon: Landmark, tint: token.color['leaf-tint'], deep: token.color.leaf },
  COCO: { icon: BriefcaseBusiness, tint: token.color.sunken, deep: token.color.muted },
  COFO: { icon: Handshake, tint: token.color.sunken, deep: token.color.ink },
};

/** Explains the franchise models; `consultation` is the button to request a consultation. */
export function Models({ consultation }: { consultation: ReactNode }) {
  return (
    <Section
      title="Understanding Franchise Models"
      lead="Five ways to share an outlet between the one who owns it and the one who runs it. The figures are typical, not promised."
    >
      <Cards>
        {franchiseModelCards.map(({ model, title, description, investment, involvement, returns }) => (
          <Root key={model}>
            <Code $tint={looks[model].tint} $deep={looks[model].deep}>
              <h3>{model}</h3>
              <span>
                <Icon of={looks[model].icon} size={20} />
              </span>
            </Code>
            <Text $weight={600}>{title}</Text>
            <Text $size={14} $tone="muted">
              {description}
            </Text>
            <Figures $columns={3}>
              <Definition term="Investment">₹{investment}</Definition>
              <Definition term="Involvement">{involvement}</Definition>
              <Definition term="Returns">{returns}</Definition>
            </Figures>
          </Root>
        ))}
        <Help>
          <Heading level={3} size="section">
            Need Help Choosing?
          </Heading>
          <Text>
            Our consultants help you pick the right model based on your investment capacity and involvement
            preference.
          </Text>
          {consultation}
        </Help>
      </Cards>
    </Section>
  );
}
