import { downloadMindmap, flowColours, flows, product } from '@setu/contracts';
import { mindmapSvg } from '@setu/marketplace/mindmap';
import { usePageHead } from '@setu/mfe-kit';
import { Cluster, Heading, Icon, LinkButton, media, Text, token } from '@setu/ui';
import { Download, FileText } from '@setu/ui/icons';
import styled from 'styled-components';
import { PageContainer } from '../../shared/page-container';
import { FlowList } from './flow-list';
import { overviewHead } from './overview-head';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[32]};

  > div {
    max-width: 62ch;
  }

  p {
    margin-top: ${token.space[8]};
  }
`;

/** The whole drawing, only on screens where it is legible. */
const Drawing = styled.div`
  display: none;

  ${media.wide} {
    display: block;
    margin-bottom: ${token.space[48]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    overflow: hidden;
  }

  svg {
    width: 100%;
    height: auto;
  }
`;

const Flows = styled.div`
  display: grid;
  gap: ${token.space[48]};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[32]};
  }
`;

/** The three flows of the platform, as one kolam and step by step. */
export function Overview() {
  usePageHead(overviewHead());
  return (
    <PageContainer>
      <Top>
        <div>
          <Heading level={1} size="title">
            Platform Overview
          </Heading>
          <Text $tone="muted">
            Three ways lead through the marketplace. Each is a line of its own, and all of them end in a deal.
          </Text>
        </div>
        <Cluster $gap={12}>
          <LinkButton href={downloadMindmap.path} target="_blank" rel="noopener" variant="secondary">
            <Icon of={FileText} />
            Open PDF
          </LinkButton>
          <LinkButton href={`/${product.slug}-mindmap.svg`} download variant="secondary">
            <Icon of={Download} />
            Download SVG
          </LinkButton>
        </Cluster>
      </Top>
      {/* The lists below contain the same as text. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG string made by mindmapSvg alone */}
      <Drawing aria-hidden="true" dangerouslySetInnerHTML={{ __html: mindmapSvg() }} />
      <Flows>
        {flows.map((flow, index) => (
          <FlowList key={flow.title} flow={flow} colour={token.color[flowColours[index] ?? 'ink']} />
        ))}
      </Flows>
    </PageContainer>
  );
}
