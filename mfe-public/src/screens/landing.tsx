import { type ScreenProps, usePageHead } from '@setu/mfe-kit';
import { useQuery } from '@tanstack/react-query';
import { ConsultationButton } from '../features/consultation/consultation-button';
import { CalculatorPart } from '../features/landing/calculator-part';
import { Closing } from '../features/landing/closing';
import { Featured } from '../features/landing/featured';
import { FranchiseeWords } from '../features/landing/franchisee-words';
import { Fresh } from '../features/landing/fresh';
import { Hero } from '../features/landing/hero/hero';
import { Impact } from '../features/landing/impact';
import { landingHead } from '../features/landing/landing-head';
import { Models } from '../features/landing/models';
import { OpenNow } from '../features/landing/open-now';
import { Paths } from '../features/landing/paths';
import { Stories } from '../features/landing/stories';
import { siteSettings } from '../shared/copy/copy.queries';
import { SiteFooter } from '../shared/site-footer';

/** / for signed-out visitors */
export default function Landing({ isDemo = false }: ScreenProps) {
  const { data: site } = useQuery(siteSettings());
  usePageHead(landingHead(site));
  return (
    <>
      <Hero />
      <OpenNow />
      <Featured isDemo={isDemo} />
      <Fresh />
      <FranchiseeWords />
      <Paths />
      <CalculatorPart />
      <Models consultation={<ConsultationButton />} />
      <Stories />
      <Impact />
      <Closing />
      <SiteFooter />
    </>
  );
}
