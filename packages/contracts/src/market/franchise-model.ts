import { z } from 'zod';

/** The five franchise models the API accepts. Source: specification, enumerations. */
export const franchiseModels = ['FOCO', 'FOFO', 'FICO', 'COCO', 'COFO'] as const;
export const FranchiseModel = z.enum(franchiseModels, {
  error: `Choose one of: ${franchiseModels.join(', ')}`,
});
export type FranchiseModel = z.output<typeof FranchiseModel>;

/** The four models that forms and filters offer. */
export const offeredFranchiseModels = ['FOFO', 'FOCO', 'FICO', 'COFO'] as const;

export interface FranchiseModelCard {
  model: FranchiseModel;
  title: string;
  description: string;
  investment: string;
  involvement: string;
  returns: string;
}

/** The informational cards "Understanding Franchise Models". Figures: specification, section 9. */
export const franchiseModelCards: readonly FranchiseModelCard[] = [
  {
    model: 'FOCO',
    title: 'Franchise Owned Company Operated',
    description: 'You own the outlet and fund it; the brand runs it day to day and shares the returns.',
    investment: '10L-50L',
    involvement: 'Low',
    returns: '15-25%',
  },
  {
    model: 'FOFO',
    title: 'Franchise Owned Franchise Operated',
    description: 'You own the outlet and run it yourself with the brand’s name, training and systems.',
    investment: '5L-30L',
    involvement: 'High',
    returns: '20-40%',
  },
  {
    model: 'FICO',
    title: 'Franchise Investment Company Operated',
    description: 'You invest the capital; the company owns the operation and pays you a return.',
    investment: '15L-75L',
    involvement: 'None',
    returns: '12-20%',
  },
  {
    model: 'COCO',
    title: 'Company Owned Company Operated',
    description:
      'The company owns and runs its own outlets. Not a franchise model: you would join as an employee.',
    investment: '0',
    involvement: 'Employee',
    returns: 'Salary Based',
  },
  {
    model: 'COFO',
    title: 'Company Owned Franchise Operated',
    description: 'The company owns the outlet; you operate it and share the revenue.',
    investment: '2L-10L',
    involvement: 'Medium',
    returns: 'Revenue Share',
  },
];
