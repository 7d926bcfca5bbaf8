import {
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Chip,
  Grid,
  Heading,
  Icon,
  IconButton,
  LinkButton,
  LogoMark,
  Money,
  MoneyRange,
  RatingStars,
  SkipLink,
  Spinner,
  Stack,
  StatCard,
  Text,
  TextLink,
  Wordmark,
} from '@setu/ui';
import { Eye, FileText, Heart, Inbox, MapPin, Search, Share2, Store } from 'lucide-react';
import { Row, Section } from './section';

const variants = ['primary', 'secondary', 'ghost', 'destructive', 'accent'] as const;
const tones = ['solid', 'secondary', 'outline', 'featured', 'tint', 'success', 'warning', 'danger'] as const;
const nothing = () => undefined;

/** Type, marks, buttons, tags. */
export function Foundations() {
  return (
    <>
      <SkipLink href="#type">Skip to content</SkipLink>
      <Section id="type" title="Type and marks">
        <Row>
          <Wordmark />
          <LogoMark size={48} />
          <LogoMark size={20} />
        </Row>
        <Stack $gap={12}>
          <Heading level={1} size="display">
            Find the franchise that fits your city
          </Heading>
          <Heading size="title">Understanding Franchise Models</Heading>
          <Heading size="page">Investor Inquiries</Heading>
          <Heading size="section">Support & Training</Heading>
          <Heading size="card">Expand your franchise network और सही जगह खोजें</Heading>
          <Text>
            Body text sets ₹1,40,00,000 and <TextLink href="#type">a link</TextLink> in Inter. Investments
            from <MoneyRange min="1500000" max="12500000" format="detail" /> or exactly{' '}
            <Money value={999999999} format="detail" />.
          </Text>
          <Text $tone="muted" $size={14}>
            Muted, 14: updated 21 November 2026 · 1,200 sq ft · 23.5%
          </Text>
        </Stack>
        <Breadcrumb here="A very long title of a franchise opportunity that goes on beyond what any phone can hold on one line">
          <TextLink href="#type">Browse Franchises</TextLink>
        </Breadcrumb>
      </Section>
      <Section id="buttons" title="Buttons">
        {(['lg', 'md', 'sm'] as const).map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant === 'primary' ? <Icon of={Search} /> : null}
                {variant === 'primary' ? 'Search Opportunities' : variant}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button busy>Send Inquiry</Button>
          <Button busy busyLabel="Sending...">
            Send Inquiry
          </Button>
          <Button variant="secondary" busy>
            Retry
          </Button>
          <Button disabled>Disabled</Button>
          <Button disabledReason="Two featured listings are already active.">Feature it</Button>
          <LinkButton href="#buttons" variant="secondary">
            View All Opportunities
          </LinkButton>
          <IconButton name="Save" icon={Heart} bordered />
          <IconButton name="Share" icon={Share2} />
          <IconButton name="Saved" icon={Heart} bordered pressed />
        </Row>
      </Section>
      <Section id="tags" title="Tags, chips, people">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone === 'featured' ? 'Featured' : tone}
            </Badge>
          ))}
        </Row>
        <Row>
          <Chip>Mumbai</Chip>
          <Chip onRemove={nothing}>Delhi NCR</Chip>
          <Chip onClick={nothing}>₹5L – ₹25L</Chip>
          <Chip onClick={nothing} selected>
            ₹25L – ₹1Cr
          </Chip>
        </Row>
        <Row>
          <Avatar user={{ firstName: 'Asha', lastName: 'Rao' }} />
          <Avatar user={{ firstName: 'Asha' }} size={44} />
          <Avatar user={{ email: 'x@demo.test' }} />
          <Avatar user={{}} />
          <RatingStars rating="4.80" />
          <RatingStars rating={2} size={20} />
          <Spinner />
          <Spinner size={40} />
        </Row>
        <Grid $min="220px" $phone={2} $wide={4} $gap={16}>
          <StatCard label="Active Franchises" value="12" icon={Store} />
          <StatCard label="Property Requests" value="4" icon={MapPin} />
          <StatCard label="New Inquiries" value="127" icon={Inbox} note="3 since yesterday" />
          <StatCard label="Total Views" value="1,247" icon={Eye} />
        </Grid>
        <Row>
          <LinkButton href="#tags" variant="ghost" size="sm">
            <Icon of={FileText} size={16} /> Download Brochure
          </LinkButton>
        </Row>
      </Section>
    </>
  );
}
