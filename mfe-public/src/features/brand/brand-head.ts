import { type BrandPage, type BrandPerson, brandAddress, isFounder, product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

const mostDescription = 155;

const descriptionOf = ({ name, description, franchiseCount }: BrandPage): string => {
  if (!description)
    return `${name} on ${product.name}: ${franchiseCount === 1 ? 'one franchise' : `${franchiseCount} franchises`}, verification, reply time and reviews.`;
  if (description.length <= mostDescription) return description;
  return `${description.slice(0, mostDescription).replace(/\s+\S*$/, '')}…`;
};

/** A person for search engines: only what the page shows. */
const personOf = ({ name, role, photo }: BrandPerson) => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(photo ? { image: `${photo.url}/320.jpg` } : {}),
});

/** Founders by their role; all others work for the brand. */
const peopleOf = (people: readonly BrandPerson[]) => {
  const founders = people.filter(isFounder).map(personOf);
  const employees = people.filter((person) => !isFounder(person)).map(personOf);
  return {
    ...(founders.length > 0 ? { founder: founders } : {}),
    ...(employees.length > 0 ? { employee: employees } : {}),
  };
};

/** The head of a brand's page: an organisation. Every address of a brand has the current one as its canonical address. */
export const brandHead = (brand: BrandPage): PageHeadInput => {
  const path = brandAddress(brand);
  const description = descriptionOf(brand);
  return {
    title: `${brand.name} franchises | ${product.name}`,
    description,
    canonical: path,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brand.name,
        description,
        url: path,
        ...(brand.logo ? { logo: `${brand.logo.url}/320.jpg` } : {}),
        ...(brand.website ? { sameAs: brand.website } : {}),
        ...peopleOf(brand.people ?? []),
      },
    ],
  };
};

/** The head of the page for an unknown brand. */
export const missingBrandHead = (slug: string): PageHeadInput => ({
  title: `Brand not found | ${product.name}`,
  description: "The brand you're looking for doesn't exist or lists no franchise any more.",
  canonical: `/brands/${encodeURIComponent(slug)}`,
  noIndex: true,
});
